import type { Profile, ReviewOfPerson } from '@market/api';
import { ReviewList } from '@market/ui';
import { useListReviewsOfPersonQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { reviewFields } from './prefetchPersonReviews.ts';
import { texts } from './texts.ts';

interface ReviewsProps {
  person: Profile;
  as: 'buyer' | 'seller';
}

/** Which field of the address says which page it is. */
/** What the other sides of their orders say of somebody; nothing where nobody has said anything. */
export function PersonReviews({ person: { _id: id, fullname }, as }: ReviewsProps) {
  const name = reviewFields[as];
  const { cursor } = useCursor(name);
  const { data, isFetching } = useListReviewsOfPersonQuery({ id, as, cursor });
  if (!data || (data.reviews.length === 0 && !cursor)) return null;
  return (
    <ReviewList
      id={name}
      aria-busy={isFetching}
      heading={texts.reviews[as](fullname)}
      reviews={data.reviews.map(toEntry)}
      hrefForPerson={paths.person}
      pager={<ListPager page={data} name={name} start={`#${name} h2`} />}
    />
  );
}

const toEntry = ({ user, name, rating, comment, createdAt, changedAt }: ReviewOfPerson) => ({
  user,
  name,
  rating,
  comment,
  createdAt,
  changedAt,
});
