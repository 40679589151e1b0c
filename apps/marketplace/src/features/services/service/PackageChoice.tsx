import type { Availability, Listing } from '@market/api';
import { ExtraList, Notice, PackagePicker, PriceLines, useMarket } from '@market/ui';
import type { MouseEvent } from 'react';
import { focusHeading } from '../../../routing/focusHeading.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { comparisonId } from './ListingDetails.tsx';
import { Picked } from './ServiceScreen.styles.ts';
import { texts } from './texts.ts';
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
      <Picked>
        <PackagePicker packages={packages} value={place} onValueChange={choosePackage} />
        {packages.length > 1 && (
          <TextLink href={`#${comparisonId}`} onClick={goToComparison}>
            {texts.compare}
          </TextLink>
        )}
      </Picked>
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

function goToComparison(event: MouseEvent) {
  const heading = document.getElementById(comparisonId);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  focusHeading(heading);
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
