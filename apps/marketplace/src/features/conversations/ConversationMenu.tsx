import type { WholeConversation } from '@market/api';
import { Button, ConfirmDialog, Menu } from '@market/ui';
import { useState } from 'react';
import type { QueryFailure } from '../../backend/failure.ts';
import {
  useBlockPersonMutation,
  useChangeConversationMutation,
  useUnblockPersonMutation,
} from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { texts as roomTexts } from './texts.ts';
import { useReport } from '../people/report/useReport.tsx';

const texts = roomTexts.conversation;

/** Says how something went. */
async function tell(outcome: PromiseLike<{ error?: QueryFailure | undefined }>, message: string) {
  const { error } = await outcome;
  if (error) showFailure(error);
  else showToast({ kind: 'success', message });
}

/** What one can do with a conversation and the other one. */
export function ConversationMenu({ conversation }: { conversation: WholeConversation }) {
  const { _id, person, isArchived, isMuted, writing } = conversation;
  const { hasFeature } = useMarketSettings();
  const [changeConversation] = useChangeConversationMutation();
  const [blockPerson, { isLoading: isBlocking }] = useBlockPersonMutation();
  const [unblockPerson] = useUnblockPersonMutation();
  const [isAsking, setAsking] = useState(false);
  const report = useReport();
  const name = person?.fullname ?? roomTexts.list.someoneGone;
  const isBlocked = writing === 'blockedByYou';

  const archive = () =>
    tell(
      changeConversation({ id: _id, isArchived: !isArchived }),
      isArchived ? texts.unarchived : texts.archived,
    );
  const mute = () =>
    tell(changeConversation({ id: _id, isMuted: !isMuted }), isMuted ? texts.unmuted : texts.muted);
  const block = async (id: string) => {
    await tell(blockPerson({ id }), texts.blocked(name));
    setAsking(false);
  };

  return (
    <>
      <Menu
        label={texts.menuOf(name)}
        trigger={
          <Button size="small" variant="quiet">
            {texts.menu}
          </Button>
        }
        items={[
          ...(person ? [{ label: texts.profile, href: paths.person(person._id) }] : []),
          ...(hasFeature('offers') && writing === 'open'
            ? [{ label: texts.makeOffer, href: paths.newOfferIn(_id) }]
            : []),
          {
            label: isArchived ? texts.unarchive : texts.archive,
            onSelect: () => void archive(),
          },
          { label: isMuted ? texts.unmute : texts.mute, onSelect: () => void mute() },
          {
            label: texts.report,
            onSelect: () => report.ask({ kind: 'conversation', subject: _id }),
          },
          ...(person && isBlocked
            ? [
                {
                  label: texts.unblock,
                  onSelect: () =>
                    void tell(unblockPerson({ id: person._id }), texts.unblocked(name)),
                },
              ]
            : []),
          ...(person && !isBlocked
            ? [{ label: texts.block, onSelect: () => setAsking(true), isDangerous: true }]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.blocking.title(name)}
        confirmLabel={texts.block}
        isDangerous
        isConfirming={isBlocking}
        onConfirm={() => person && void block(person._id)}
        onClose={() => setAsking(false)}
      >
        {texts.blocking.text}
      </ConfirmDialog>
      {report.dialog}
    </>
  );
}
