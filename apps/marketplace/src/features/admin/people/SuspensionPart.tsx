import type { PersonRow } from '@market/api/contract';
import { Button, formatDate, useMarket } from '@market/ui';
import { useState } from 'react';
import {
  useLiftSuspensionMutation,
  useSuspendPersonMutation,
} from '../../../backend/adminMarket.ts';
import { showToast } from '../../../shared/toasts.ts';
import { DeskDecisionForm } from '../DeskDecisionForm.tsx';
import { Bar, Part } from '../inspect/Inspect.styles.ts';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { WhyDialog } from './WhyDialog.tsx';

const { deciding } = deskTexts;

interface SuspensionPartProps {
  person: PersonRow;
  /** Whether the reader decides about people. */
  canDecide: boolean;
}

/** What of an account rests, and how that begins and ends. */
export function SuspensionPart({ person, canDecide }: SuspensionPartProps) {
  const market = useMarket();
  const { _id, role, suspension } = person;
  const [lift, { isLoading }] = useLiftSuspensionMutation();
  const [isLifting, setIsLifting] = useState(false);
  const { suspension: words } = texts;
  const end = suspension?.until ? formatDate(suspension.until, market) : null;

  return (
    <Part aria-labelledby="suspension">
      <h2 id="suspension">{words.title}</h2>
      <Bar>
        {suspension
          ? deciding.lasting(deskTexts.suspensions[suspension.kind].label, end)
          : words.none}
        {suspension && canDecide && (
          <Button size="small" onClick={() => setIsLifting(true)}>
            {words.lift}
          </Button>
        )}
      </Bar>
      {canDecide && role === null && <SuspendForm person={person} />}
      {suspension && (
        <WhyDialog
          title={words.lift}
          text={words.liftText}
          label={deciding.words}
          confirmLabel={words.lift}
          done={words.lifted}
          isOpen={isLifting}
          isMaking={isLoading}
          onClose={() => setIsLifting(false)}
          onConfirm={(reasons) => lift({ id: _id, words: reasons, seen: suspension.decision })}
        />
      )}
    </Part>
  );
}

function SuspendForm({ person }: { person: PersonRow }) {
  const [suspend, { isLoading }] = useSuspendPersonMutation();
  const { suspension: says } = texts;
  const { _id, suspension: current } = person;
  const label = current ? says.change : says.suspend;

  return (
    <DeskDecisionForm
      aria-label={label}
      isSuspension
      hasReason
      words={{ label: deciding.words, hint: says.wordsHint, rows: 5 }}
      confirmLabel={label}
      isMaking={isLoading}
      preview={{ mayAppeal: true }}
      onDecide={({ kind, until, reason, words }) =>
        suspend({ id: _id, kind, until, reason, words, seen: current?.decision ?? null })
      }
      onDone={() => showToast({ kind: 'success', message: says.done })}
    />
  );
}
