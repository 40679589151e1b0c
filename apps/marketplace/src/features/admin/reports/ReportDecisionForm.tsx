import type { Report, ReportAction } from '@market/api/contract';
import { Checkbox } from '@market/ui';
import { useState } from 'react';
import { useDecideReportMutation } from '../../../backend/adminMarket.ts';
import { showToast } from '../../../shared/toasts.ts';
import { DeskDecisionForm } from '../DeskDecisionForm.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

const { decide: says } = texts;

/** What can be done with what was reported. */
const listActions = ({ kind, about }: Report): ReportAction[] =>
  kind === 'scoreEntry' ? ['nothing', 'uncount'] : listOtherActions(kind, about);

const listOtherActions = (kind: Report['kind'], about: Report['about']): ReportAction[] => [
  'nothing',
  ...(kind === 'service' ? (['hide'] as const) : []),
  ...(kind === 'message' || kind === 'review' ? (['remove'] as const) : []),
  ...(about ? (['warn', 'suspend'] as const) : []),
];

/** Decides about what was reported, with what those whom it concerns will read beside it. */
export function ReportDecisionForm({ report }: { report: Report }) {
  const [decide, { isLoading }] = useDecideReportMutation();
  const [action, setAction] = useState<ReportAction>();
  const [isReleased, setIsReleased] = useState(false);
  const isEntry = report.kind === 'scoreEntry';
  const describe = (value: ReportAction) =>
    isEntry && value === 'nothing' ? says.entryStays : says.actions[value];
  // What was held has never stood anywhere.
  const isPublic = report.kind === 'review' && action === 'remove' && !report.isHeld;

  return (
    <DeskDecisionForm
      aria-labelledby="decide"
      choice={{
        label: says.action,
        options: listActions(report).map((value) => ({ value, ...describe(value) })),
        value: action,
        onChange: setAction,
        missing: says.noAction,
      }}
      isSuspension={action === 'suspend'}
      hasReason={!isEntry}
      words={{
        label: deskTexts.deciding.words,
        hint: isEntry ? says.entryWordsHint : isPublic ? says.publicWordsHint : says.wordsHint,
        rows: 5,
      }}
      confirmLabel={says.confirm}
      isMaking={isLoading}
      preview={{
        title: action && describe(action).label,
        mayAppeal: action !== undefined && action !== 'nothing' && !isEntry,
      }}
      onDecide={({ kind, until, ...decision }) =>
        decide({
          id: report._id,
          ...decision,
          isReleased: action === 'nothing' && isReleased,
          ...(action === 'suspend' && { suspension: { kind, until } }),
        })
      }
      onDone={() => showToast({ kind: 'success', message: says.done })}
    >
      {action === 'nothing' && report.isHeld && (
        <Checkbox
          label={says.release}
          checked={isReleased}
          onChange={({ target }) => setIsReleased(target.checked)}
        />
      )}
    </DeskDecisionForm>
  );
}
