import { EmptyState, PageHeader } from '@market/ui';
import { PageTitle } from '../../routing/PageTitle.tsx';

interface NotThereProps {
  /** What the page is about. */
  heading: string;
  /** What there is none of. */
  title: string;
  /** Why that may be. */
  text: string;
}

/** Takes the place of what nobody has, or nobody has any more. */
export function NotThere({ heading, title, text }: NotThereProps) {
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <PageHeader title={heading} />
      <EmptyState title={title} text={text} />
    </>
  );
}
