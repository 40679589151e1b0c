import type { ReviewChoice } from '@market/ui';

const sorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

/** Which reviews an address asks for. What cannot be read stands for all, the newest first. */
export function readReviewChoice(search: string): ReviewChoice {
  const fields = new URLSearchParams(search);
  const stars = Number(fields.get('stars'));
  return {
    sort: sorts.find((sort) => sort === fields.get('reviewSort')) ?? 'newest',
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : null,
    isVerified: fields.get('verified') === 'true',
  };
}

/** Writes the address for a choice, on its first page, beside whatever else stands there. */
export function writeReviewChoice(search: string, { sort, stars, isVerified }: ReviewChoice) {
  const fields = new URLSearchParams(search);
  const write = (name: string, value: string | false) => {
    if (value) fields.set(name, value);
    else fields.delete(name);
  };
  write('reviewSort', sort !== 'newest' && sort);
  write('stars', stars !== null && String(stars));
  write('verified', isVerified && 'true');
  fields.delete('reviews');
  return fields.size > 0 ? `?${fields}` : '';
}

/** Whether it is the same as choosing nothing. */
export const isWhole = ({ sort, stars, isVerified }: ReviewChoice) =>
  sort === 'newest' && stars === null && !isVerified;
