import { Button, ConfirmDialog, formatDate, useMarket } from '@market/ui';
import { useState } from 'react';
import { showToast } from '../../../shared/toasts.ts';
import { SessionCard } from '../profile/SessionsScreen.styles.ts';
import { FactorKind } from './Security.styles.ts';
import { texts } from './WayInCard.texts.ts';

interface WayInCardProps {
  /** Such as `My phone`. */
  name: string;
  /** What tells it from another one of that name, for those who do not see the card. Defaults to the name. */
  fullName?: string | undefined;
  headingAs: 'h2' | 'h3';
  /** What stands below its name, if anything. */
  kind?: string | undefined;
  createdAt: string;
  lastUsedAt: string | null;
  /** What comes of its removal. */
  warning: string;
  isRemoving: boolean;
  /** Removes it, and tells whether it is gone. */
  onRemove: () => Promise<boolean>;
}

/** One way into an account, in a list of them, which can be removed after a question. */
export function WayInCard({ name, fullName = name, headingAs: Heading, ...way }: WayInCardProps) {
  const market = useMarket();
  const { kind, createdAt, lastUsedAt, warning, isRemoving, onRemove } = way;
  const [isAsking, setAsking] = useState(false);

  const remove = async () => {
    setAsking(false);
    if (await onRemove()) showToast({ kind: 'success', message: texts.removed(name) });
  };

  return (
    <SessionCard forwardedAs="li">
      <Heading>{name}</Heading>
      <p>
        {kind && <FactorKind>{kind}</FactorKind>}
        {texts.dates(formatDate(createdAt, market), lastUsedAt && formatDate(lastUsedAt, market))}
      </p>
      <div>
        <Button
          size="small"
          isLoading={isRemoving}
          aria-label={texts.removeThis(fullName)}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={texts.question(name)}
          confirmLabel={texts.remove}
          isDangerous
          onConfirm={() => void remove()}
        >
          {warning}
        </ConfirmDialog>
      </div>
    </SessionCard>
  );
}
