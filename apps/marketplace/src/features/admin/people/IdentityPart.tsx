import { Button, formatDate, useMarket } from '@market/ui';
import { useState } from 'react';
import { useEndVerificationMutation } from '../../../backend/adminMarket.ts';
import { Bar, Part } from '../inspect/Inspect.styles.ts';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { WhyDialog } from './WhyDialog.tsx';

interface IdentityPartProps {
  /** Whose. */
  id: string;
  /** Since when the market knows who they are. */
  verifiedAt: string;
  /** Whether the reader decides about people. */
  canDecide: boolean;
}

/** That the market knows who somebody is, and how that is taken back. */
export function IdentityPart({ id, verifiedAt, canDecide }: IdentityPartProps) {
  const market = useMarket();
  const [end, { isLoading }] = useEndVerificationMutation();
  const [isEnding, setIsEnding] = useState(false);
  const { identity: says } = texts;

  return (
    <Part aria-labelledby="identity">
      <h2 id="identity">{says.title}</h2>
      <Bar>
        {says.since(formatDate(verifiedAt, market))}
        {canDecide && (
          <Button size="small" onClick={() => setIsEnding(true)}>
            {says.end}
          </Button>
        )}
      </Bar>
      <WhyDialog
        title={says.end}
        text={says.text}
        label={deskTexts.deciding.words}
        confirmLabel={says.end}
        done={says.done}
        isOpen={isEnding}
        isMaking={isLoading}
        onClose={() => setIsEnding(false)}
        onConfirm={(words) => end({ id, words, seen: verifiedAt })}
      />
    </Part>
  );
}
