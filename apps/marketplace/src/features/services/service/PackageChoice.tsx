import type { Availability, Listing } from '@market/api';
import { ExtraList, formatDate, Notice, PackagePicker, PriceLines, useMarket } from '@market/ui';
import { texts } from './texts.ts';
import type { Choosing } from './useChoice.ts';

interface PackageChoiceProps {
  listing: Listing;
  availability: Availability | undefined;
  choosing: Choosing;
}

/** What can be chosen of a service, in the card with its price. */
export function PackageChoice({ listing, availability, choosing }: PackageChoiceProps) {
  const { packages, extras } = listing;
  const { place, choosePackage, quote } = choosing;

  return (
    <>
      <Unavailable availability={availability} />
      <PackagePicker packages={packages} value={place} onValueChange={choosePackage} />
      <ExtraList extras={extras} value={choosing.extras} onValueChange={choosing.chooseExtras} />
      {quote && extras.length > 0 && (
        <PriceLines
          lines={quote.lines}
          total={quote.totalPrice}
          days={quote.days}
          revisions={quote.revisions}
        />
      )}
    </>
  );
}

/** Says why a service cannot be ordered right now; nothing where it can. */
function Unavailable({ availability }: Pick<PackageChoiceProps, 'availability'>) {
  const market = useMarket();
  if (!availability || availability.state === 'open') return null;
  const { state, until, note } = availability;
  const { title, text } =
    state === 'away'
      ? texts.away(until === null ? undefined : formatDate(until, market))
      : texts[state];

  return (
    <Notice tone="warning" title={title}>
      {note && <p dir="auto">{note}</p>}
      <p>{text}</p>
    </Notice>
  );
}
