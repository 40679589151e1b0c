import type { Availability, Listing } from '@market/api';
import { ExtraList, Notice, PackagePicker, PriceLines, useMarket } from '@market/ui';
import { tellUnavailable } from '../tellUnavailable.ts';
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
  const reason = tellUnavailable(availability, market);
  if (!reason) return null;

  return (
    <Notice tone="warning" title={reason.title}>
      {availability?.note && <p dir="auto">{availability.note}</p>}
      <p>{reason.text}</p>
    </Notice>
  );
}
