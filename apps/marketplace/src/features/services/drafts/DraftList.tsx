import type { Draft } from '@market/api/contract';
import { Button, Card, ConfirmDialog, formatDate, LinkButton, useMarket } from '@market/ui';
import { useState } from 'react';
import { useDeleteDraftMutation, useListDraftsQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { DraftRow, DraftSection } from './DraftList.styles.ts';
import { texts } from './texts.ts';

/** What a seller has begun to write; nothing where there is nothing. */
export function DraftList() {
  const { data } = useListDraftsQuery();
  if (!data || data.drafts.length === 0) return null;

  return (
    <DraftSection>
      <h2>{texts.drafts.heading}</h2>
      {data.drafts.map((draft) => (
        <DraftItem key={draft._id} draft={draft} />
      ))}
    </DraftSection>
  );
}

function DraftItem({ draft: { _id, content, updatedAt } }: { draft: Draft }) {
  const market = useMarket();
  const [isAsking, setAsking] = useState(false);
  const [deleteDraft, { isLoading }] = useDeleteDraftMutation();
  const title = content.title.trim() || texts.untitled;

  const remove = async () => {
    const { error } = await deleteDraft({ id: _id });
    setAsking(false);
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.drafts.removed });
  };

  return (
    <Card>
      <DraftRow>
        <div>
          <h3 dir="auto">{title}</h3>
          <p>{texts.drafts.changed(formatDate(updatedAt, market))}</p>
        </div>
        <div>
          <LinkButton href={paths.draft(_id)} size="small" aria-label={texts.drafts.goOn(title)}>
            {texts.goOn}
          </LinkButton>
          <Button
            size="small"
            variant="danger"
            aria-label={texts.drafts.removeDraft(title)}
            onClick={() => setAsking(true)}
          >
            {texts.drafts.remove}
          </Button>
        </div>
      </DraftRow>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.drafts.removal.title}
        confirmLabel={texts.drafts.remove}
        isDangerous
        isConfirming={isLoading}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{texts.drafts.removal.text(title)}</p>
      </ConfirmDialog>
    </Card>
  );
}
