import type { ScorePoint } from '@market/api';
import { Badge, Button, formatDate, TextArea, useMarket } from '@market/ui';
import { useEffect, useRef, useState } from 'react';
import { toKind } from '../../backend/failure.ts';
import { marketApi } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { useFaults } from '../../shared/useFaults.ts';
import { OrderDialog } from '../orders/life/OrderDialog.tsx';
import { Dispute } from './Score.styles.ts';
import { texts } from './texts.ts';

const { dispute: says } = texts;

const tones = { waiting: 'warning', kept: 'neutral', uncounted: 'positive' } as const;

interface DisputingProps {
  point: ScorePoint;
  /** The id of what says what the entry is for. */
  describedBy: string;
}

/** What has become of an entry that its seller disputes, and how they dispute it. */
export function Disputing({ point, describedBy }: DisputingProps) {
  const market = useMarket();
  const { dispute, canDispute = false } = point;
  const state = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  // Undefined until somebody has opened it.
  const [isOpen, setIsOpen] = useState<boolean>();

  // The button that had the focus is gone.
  useEffect(() => {
    if (!dispute || !hasAsked.current) return;
    hasAsked.current = false;
    state.current?.focus();
  }, [dispute]);

  return (
    <>
      {canDispute && (
        <Button
          size="small"
          variant="quiet"
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          onClick={() => setIsOpen(true)}
        >
          {says.ask}
        </Button>
      )}
      {dispute && (
        <Dispute ref={state} tabIndex={-1}>
          <Badge tone={tones[dispute.state]}>{says.states[dispute.state]}</Badge>
          <small>
            {dispute.decidedAt === null
              ? says.since(formatDate(dispute.createdAt, market))
              : says.decided(formatDate(dispute.decidedAt, market))}
          </small>
          {dispute.words && <q>{dispute.words}</q>}
        </Dispute>
      )}
      {isOpen !== undefined && (
        <DisputeDialog
          point={point}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            hasAsked.current = true;
          }}
        />
      )}
    </>
  );
}

// Not a hook of all screens: the home page would carry its name.
const { disputeScoreEntry } = marketApi.endpoints;

interface DisputeDialogProps {
  point: ScorePoint;
  isOpen: boolean;
  onClose: () => void;
  /** Called before it closes because it was sent. */
  onDone: () => void;
}

/** Asks why an entry should not count. */
function DisputeDialog({ point, isOpen, onClose, onDone }: DisputeDialogProps) {
  const [disputeEntry, { isLoading }] = disputeScoreEntry.useMutation();
  const [text, setText] = useState('');
  const { faults, form, show, tell } = useFaults(['text']);
  const { part, order, conversation } = point;
  const cause = order?._id ?? conversation ?? '';

  const close = () => {
    show({});
    onClose();
  };
  const submit = async () => {
    if (!text.trim()) return show({ text: says.missing });
    const { error } = await disputeEntry({ part, cause, text: text.trim() });
    if (error && toKind(error) === 'validation') return tell(error);
    if (!error) onDone();
    close();
    if (error) return showFailure(error);
    showToast({ kind: 'success', message: says.sent });
  };

  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      title={says.title}
      text={says.text}
      confirmLabel={says.send}
      isMaking={isLoading}
      form={form}
      onConfirm={submit}
    >
      <TextArea
        label={says.label}
        hint={says.hint}
        name="text"
        rows={5}
        maxLength={2000}
        required
        value={text}
        error={faults.text}
        onChange={({ target }) => {
          if (faults.text) show({});
          setText(target.value);
        }}
      />
    </OrderDialog>
  );
}
