import type { Profile, ReviewOfPerson } from '@market/api';
import { ReviewList } from '@market/ui';
import { useListReviewsOfPersonQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { reviewFields } from './prefetchPersonReviews.ts';
import { texts } from './texts.ts';

interface ReviewsProps {
  person: Profile;
  as: 'buyer' | 'seller';
}

/** What the other sides of their orders say of somebody; nothing where nobody has said anything. */
export function PersonReviews({ person: { _id: id, fullname }, as }: ReviewsProps) {
  const name = reviewFields[as];
  const { cursor } = useCursor(name);
  const reviews = useListReviewsOfPersonQuery({ id, as, cursor });
  if (!cursor && reviews.data?.reviews.length === 0) return null;
  return (
    <QueryView
      query={reviews}
      loading={null}
      waiting={texts.reviews.waiting}
      failure={texts.reviews.failure}
    >
      {(page) => (
        <ReviewList
          id={name}
          heading={texts.reviews[as](fullname)}
          reviews={page.reviews.map(toEntry)}
          hrefForPerson={paths.person}
          pager={
            <ListPager
              page={page}
              name={name}
              start={`#${name} h2`}
              label={texts.reviews.pages[as]}
            />
          }
        />
      )}
    </QueryView>
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
