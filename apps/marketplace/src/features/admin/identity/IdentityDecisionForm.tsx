import type { MarketRequest, RefusedPapers } from '@market/api';
import type { DeskVerification } from '@market/api/contract';
import { useState } from 'react';
import { useDecideVerificationMutation } from '../../../backend/adminMarket.ts';
import { useNavigate } from '../../../routing/router.ts';
import { showToast } from '../../../shared/toasts.ts';
import { adminPaths } from '../adminPaths.ts';
import { DeskDecisionForm } from '../DeskDecisionForm.tsx';
import { texts } from './texts.ts';

type Action = MarketRequest<'decideVerification'>['action'];

const actions: readonly Action[] = ['verify', 'refuse'];

const reasons = Object.entries(texts.reasons).map(([value, label]) => ({
  value: value as RefusedPapers,
  label,
}));

const { decide: says } = texts;

/** Says what the papers show, and leaves for the queue. */
export function IdentityDecisionForm({ verification }: { verification: DeskVerification }) {
  const navigate = useNavigate();
  const [decide, { isLoading }] = useDecideVerificationMutation();
  const [action, setAction] = useState<Action>();

  return (
    <DeskDecisionForm
      aria-labelledby="decide"
      choice={{
        label: says.action,
        options: actions.map((value) => ({ value, ...says[value] })),
        value: action,
        onChange: setAction,
        missing: says.noAction,
      }}
      hasReason={action === 'refuse'}
      reasons={reasons}
      words={{ label: says.words, hint: says.wordsHint, rows: 4 }}
      confirmLabel={says.confirm}
      isMaking={isLoading}
      onDecide={({ action: chosen, reason, words }) =>
        decide({
          id: verification._id,
          action: chosen,
          reason,
          words,
          seen: verification.changedAt,
        })
      }
      onDone={() => {
        showToast({ kind: 'success', message: says.done });
        void navigate(adminPaths.identity);
      }}
    />
  );
}
