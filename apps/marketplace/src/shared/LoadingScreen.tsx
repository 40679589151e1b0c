import { PageLayout, Skeleton, VisuallyHidden } from '@market/ui';
import { texts } from './texts.ts';

/** Takes the place of a screen whose shape is not known yet. */
export function LoadingScreen() {
  return (
    <PageLayout aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton width="min(20rem, 70%)" height="2.25rem" />
      <Skeleton height="16rem" radius="20px" style={{ marginBlockStart: '1.5rem' }} />
    </PageLayout>
  );
}
