import { EmptyState, PageHeader, PageLayout } from '@market/ui';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useLocation, useParams } from '../../routing/router.ts';
import { paths } from '../../routing/paths.ts';
import { ConversationPane } from './ConversationPane.tsx';
import { ConversationsPane } from './ConversationsPane.tsx';
import { ListPane, OpenPane, Panes } from './MessagesScreen.styles.ts';
import { NewConversationPane } from './NewConversationPane.tsx';
import { texts } from './texts.ts';

/** What the signed-in person and others have written to each other: the list, and the one that is open. */
export function MessagesScreen() {
  const { id } = useParams();
  const isNew = useLocation().pathname === paths.conversation('new');
  const isOpen = id !== undefined || isNew;

  return (
    <PageLayout>
      <Panes data-open={isOpen || undefined}>
        <ListPane aria-label={texts.list.label}>
          {!isOpen && (
            <>
              <PageTitle>{texts.title}</PageTitle>
              <PageHeader title={texts.title} />
            </>
          )}
          <ConversationsPane currentId={id} />
        </ListPane>
        {isOpen ? (
          <OpenPane>
            {id === undefined ? <NewConversationPane /> : <ConversationPane key={id} id={id} />}
          </OpenPane>
        ) : (
          <EmptyState title={texts.nothingOpen.title} text={texts.nothingOpen.text} />
        )}
      </Panes>
    </PageLayout>
  );
}
