import type { OrderProgress } from '@market/api';
import { formatDate, useMarket } from '@market/ui';
import { LinkedText } from './LinkedText.tsx';
import { DeliveryFrame, Words } from './OrderLife.styles.ts';
import { hasFiles, SentFiles } from './SentFiles.tsx';
import { texts } from './texts.ts';

interface LastDeliveryProps {
  delivery: NonNullable<OrderProgress['delivery']>;
  /** What follows from files that cannot be fetched. Defaults to nothing. */
  advice?: string | undefined;
}

/** What was delivered last: the words and the files of the seller. */
export function LastDelivery({ delivery, advice }: LastDeliveryProps) {
  const { text, files, heldFiles, createdAt } = delivery;
  const market = useMarket();

  return (
    <DeliveryFrame>
      <figcaption>
        {texts.delivery.title}
        <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>
      </figcaption>
      {text && (
        <blockquote>
          <Words>
            <LinkedText text={text} />
          </Words>
        </blockquote>
      )}
      {!text && !hasFiles(delivery) && <Words data-soft>{texts.delivery.wordless}</Words>}
      <SentFiles files={files} heldFiles={heldFiles} />
      {advice && <Words>{advice}</Words>}
    </DeliveryFrame>
  );
}
