import type { ReportKind, ReportReason } from '@market/api/contract';
import { ReportDialog, type EnteredReport } from '@market/ui';
import { useState } from 'react';
import { toMessage } from '../../backend/failure.ts';
import { useReportContentMutation } from '../../backend/market.ts';
import { showToast } from '../../shared/toasts.ts';
import { texts } from './texts.ts';

interface Reported {
  kind: Extract<ReportKind, 'message' | 'conversation'>;
  subject: string;
}

const reasons = Object.entries(texts.report.reasons).map(([value, label]) => ({ value, label }));

const isReason = (value: string): value is ReportReason => value in texts.report.reasons;

/** A dialog that reports something, and what opens it. */
export function useReport() {
  const [reported, setReported] = useState<Reported>();
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ reason: string }>();
  const [reportContent, { isLoading, error, reset }] = useReportContentMutation();

  const report = async ({ reason, text }: EnteredReport) => {
    if (!reported) return;
    if (!isReason(reason)) {
      setErrors({ reason: texts.report.noReason });
      return;
    }
    setErrors(undefined);
    const { data } = await reportContent({ ...reported, reason, text });
    if (!data) return;
    setOpen(false);
    showToast({ kind: 'success', message: texts.report.thanks });
  };

  return {
    ask(what: Reported) {
      reset();
      setErrors(undefined);
      setReported(what);
      setOpen(true);
    },
    dialog: (
      <ReportDialog
        isOpen={isOpen}
        title={texts.report[reported?.kind ?? 'message']}
        reasons={reasons}
        maxLength={2000}
        isSubmitting={isLoading}
        error={error && toMessage(error)}
        errors={errors}
        onSubmit={(entered) => void report(entered)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
