import { prefetch } from '../../backend/market.ts';
import type { ScreenRoute } from '../../routing/createRouteTable.ts';
import { createScreen } from '../../routing/createScreen.tsx';
import { paths } from '../../routing/paths.ts';

const screen = createScreen(() =>
  import('./MessagesScreen.tsx').then((file) => file.MessagesScreen),
);

/** The screens on which two people talk. */
export const conversationRoutes: ScreenRoute[] = [
  { path: paths.messages, access: 'signedIn', screen },
  // Without a rule of its own, a conversation might be called "new".
  { path: paths.conversation('new'), access: 'signedIn', screen },
  {
    path: paths.conversation(':id'),
    access: 'signedIn',
    screen,
    prefetch: (dispatch, { id = '' }) => dispatch(prefetch.getConversation({ id })),
  },
  {
    path: paths.blockedPeople,
    access: 'signedIn',
    screen: createScreen(() =>
      import('./blocked/BlockedPeopleScreen.tsx').then((file) => file.BlockedPeopleScreen),
    ),
  },
];
