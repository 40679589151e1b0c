import type { MarketRequest } from '@market/api';
import type { ReportReason } from '@market/api/contract';
import { type EnteredReport, ReportDialog } from '@market/ui';
import { useState } from 'react';
import { toMessage } from '../../../backend/failure.ts';
import { useReportContentMutation } from '../../../backend/market.ts';
import { showToast } from '../../../shared/toasts.ts';
import { texts } from './ReportForm.texts.ts';
import { texts as reportTexts } from './texts.ts';

/** What somebody thinks should not be on the market. */
export type Reported = Omit<MarketRequest<'reportContent'>, 'reason' | 'text'>;

const reasons = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }));

const isReason = (value: string): value is ReportReason => value in texts.reasons;

interface ReportFormProps {
  reported: Reported;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog in which somebody says what is wrong with something. */
export function ReportForm({ reported, isOpen, onClose }: ReportFormProps) {
  const [errors, setErrors] = useState<{ reason: string }>();
  const [reportContent, { isLoading, error, reset }] = useReportContentMutation();

  const close = () => {
    reset();
    setErrors(undefined);
    onClose();
  };
  const submit = async ({ reason, text }: EnteredReport) => {
    if (!isReason(reason)) return setErrors({ reason: texts.noReason });
    setErrors(undefined);
    const { data } = await reportContent({ ...reported, reason, text });
    if (!data) return undefined;
    close();
    return showToast({ kind: 'success', message: texts.thanks });
  };

  return (
    <ReportDialog
      isOpen={isOpen}
      title={reportTexts.titles[reported.kind]}
      reasons={reasons}
      maxLength={2000}
      isSubmitting={isLoading}
      error={error && toMessage(error)}
      errors={errors}
      onSubmit={(entered) => void submit(entered)}
      onClose={close}
    />
  );
}
