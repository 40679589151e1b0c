import type { Review } from '@market/api';
import { Button, HelpfulButton, ReplyForm } from '@market/ui';
import { useState } from 'react';
import { toKind, toMessage } from '../../../backend/failure.ts';
import {
  useReplyToReviewMutation,
  useTakeVoteBackMutation,
  useVoteReviewMutation,
} from '../../../backend/market.ts';
import { useDraft } from '../../../drafts/useDraft.ts';
import { showToast } from '../../../shared/toasts.ts';
import { ReportButton } from '../../people/report/ReportButton.tsx';
import { useSession } from '../../people/session.ts';
import { useAskToLogIn } from '../../people/useAskToLogIn.ts';
import { texts } from './texts.ts';

interface ReviewActionsProps {
  serviceId: string;
  review: Review;
  writerId: string;
  /** Whether the reader offers the service. */
  isOwn: boolean;
  /** Whether it has helped the reader. */
  isHelpful: boolean;
}

/** What can be done about a review: its seller answers, others say that it has helped, and anybody reports it. */
export function ReviewActions({ isOwn, ...props }: ReviewActionsProps) {
  return (
    <>
      {isOwn ? <Reply {...props} /> : <Vote {...props} />}
      <ReportButton kind="review" subject={props.serviceId} writer={props.writerId} />
    </>
  );
}

type PartProps = Omit<ReviewActionsProps, 'isOwn'>;

function Vote({ serviceId: id, review, writerId: personId, isHelpful }: PartProps) {
  const { status } = useSession();
  const askToLogIn = useAskToLogIn();
  const [vote, voting] = useVoteReviewMutation();
  const [takeBack, takingBack] = useTakeVoteBackMutation();
  // What the backend has counted since the list was read.
  const counted = (voting.data ?? takingBack.data)?.helpfulCount;
  const [said, setSaid] = useState<boolean>();

  const change = async (next: boolean) => {
    if (status === 'signedOut') return askToLogIn({ reason: texts.review.logInToVote });
    setSaid(next);
    voting.reset();
    takingBack.reset();
    const { error } = await (next ? vote : takeBack)({ id, personId });
    if (!error) return undefined;
    setSaid(undefined);
    return toKind(error) === 'unauthorized'
      ? askToLogIn({ reason: texts.review.logInToVote })
      : showToast({ kind: 'error', message: toMessage(error) });
  };
  const isSaid = said ?? isHelpful;
  const added = said === undefined ? 0 : Number(said) - Number(isHelpful);
  return (
    <HelpfulButton
      count={counted ?? (review.helpfulCount ?? 0) + added}
      isHelpful={isSaid}
      onHelpfulChange={(next) => void change(next)}
    />
  );
}

function Reply({ serviceId: id, review, writerId: personId }: PartProps) {
  const draft = useDraft(`#reply-${personId}`);
  const [isOpen, setOpen] = useState(draft.texts !== undefined);
  const [written, setWritten] = useState(draft.texts?.['reply'] ?? '');
  const [problem, setProblem] = useState<string>();
  const [reply, { isLoading }] = useReplyToReviewMutation();
  if (!review.canReply) return null;
  if (!isOpen) {
    return (
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {texts.review.reply}
      </Button>
    );
  }

  const submit = async (text: string) => {
    if (!text) return setProblem(texts.review.noReply);
    const { error } = await reply({ id, personId, text });
    if (error) return setProblem(toMessage(error));
    draft.finish();
    setOpen(false);
    return showToast({ kind: 'success', message: texts.review.replied });
  };
  return (
    <ReplyForm
      defaultReply={written}
      isSubmitting={isLoading}
      error={problem}
      onValueChange={(text) => {
        setWritten(text);
        setProblem(undefined);
        if (text) draft.keepTexts({ reply: text });
        else draft.finish();
      }}
      onSubmit={(text) => void submit(text)}
      onCancel={() => setOpen(false)}
    />
  );
}
