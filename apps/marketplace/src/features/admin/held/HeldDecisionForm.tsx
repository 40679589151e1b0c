import type { MarketRequest } from '@market/api';
import type { DeskHeld } from '@market/api/contract';
import { useState } from 'react';
import { useDecideHeldMutation } from '../../../backend/adminMarket.ts';
import { useNavigate } from '../../../routing/router.ts';
import { showToast } from '../../../shared/toasts.ts';
import { adminPaths } from '../adminPaths.ts';
import { DeskDecisionForm } from '../DeskDecisionForm.tsx';
import { texts } from './texts.ts';

type Action = MarketRequest<'decideHeld'>['action'];

const { decide: says } = texts;

const listActions = ({ kind }: DeskHeld): readonly Action[] =>
  kind === 'account' ? ['release', 'report'] : ['release', 'remove', 'report'];

/** Lets something that is held through, takes it away, or sends it on. Then it leaves for the queue, or the report. */
export function HeldDecisionForm({ held }: { held: DeskHeld }) {
  const navigate = useNavigate();
  const [decide, { isLoading }] = useDecideHeldMutation();
  const [action, setAction] = useState<Action>();

  const toLabel = (value: Action) =>
    value === 'release' && held.kind === 'account' ? says.accountRelease : says.actions[value];

  return (
    <DeskDecisionForm
      aria-labelledby="decide"
      choice={{
        label: says.action,
        options: listActions(held).map((value) => ({ value, ...toLabel(value) })),
        value: action,
        onChange: setAction,
        missing: says.noAction,
      }}
      hasReason={action === 'remove' || action === 'report'}
      words={{ label: says.words, hint: says.wordsHint, rows: 4 }}
      confirmLabel={says.confirm}
      isMaking={isLoading}
      onDecide={({ action: chosen, reason, words }) =>
        decide({ id: held._id, action: chosen, reason, words, seen: held.changedAt })
      }
      onDone={({ data }) => {
        const report = data?.report;
        showToast({ kind: 'success', message: report ? says.sent : says.done });
        void navigate(report ? adminPaths.report(report) : adminPaths.held);
      }}
    />
  );
}
