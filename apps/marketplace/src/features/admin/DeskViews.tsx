import { Link } from '@market/ui';
import { Views } from './Desk.styles.ts';

interface DeskViewsProps<Name> {
  /** What is chosen, for screen readers. */
  label: string;
  names: readonly Name[];
  current: Name;
  labelOf: (name: Name) => string;
  hrefOf: (name: Name) => string;
}

/** Leads to the views of one list, of which one is shown. */
export function DeskViews<Name extends string>(props: DeskViewsProps<Name>) {
  const { label, names, current, labelOf, hrefOf } = props;

  return (
    <Views aria-label={label}>
      {names.map((name) => (
        <Link key={name} href={hrefOf(name)} aria-current={name === current ? 'page' : undefined}>
          {labelOf(name)}
        </Link>
      ))}
    </Views>
  );
}
