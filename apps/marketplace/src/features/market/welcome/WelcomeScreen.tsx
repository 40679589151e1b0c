import { categories } from '@market/api';
import { CategoryCard, LinkButton, Notice, PageLayout, PromoBanner, Scene } from '@market/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLinkClickHandler, useLocation } from '../../../routing/router.ts';
import type { Drafts } from '../../../drafts/draftsSlice.ts';
import { type LogInState, readLogInState } from '../../people/logInState.ts';
import { paths } from '../../../routing/paths.ts';
import { useSession } from '../../people/session.ts';
import { tellWhyLogIn } from '../../people/tellWhyLogIn.ts';
import { TextLink } from '../../../routing/TextLink.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { toExplorePath } from '../../services/serviceFilter.ts';
import {
  Abilities,
  Collage,
  DoorGrid,
  Doors,
  Introduction,
  IntroductionActions,
  Reason,
  WaysIn,
} from './WelcomeScreen.styles.ts';

const abilities = [
  {
    title: 'Service retrieval',
    text: 'Search by word, category and price. Every service shows its pictures, its price and what buyers say.',
  },
  {
    title: 'Wishlist',
    text: 'Keep what you like for later. It waits for you on every device.',
  },
  {
    title: 'Orders',
    text: 'Order with a phone number, and follow each order until it is delivered.',
  },
  {
    title: 'Payment system',
    text: 'Pay by card, with 3-D Secure. The price that you see is the price that you pay.',
  },
];

/** Tells people who wanted another page why they are here, and how to get there. */
function MembersOnly({ returnTo }: { returnTo: string }) {
  const notice = useRef<HTMLDivElement>(null);
  const hasDraft = useSelector(({ drafts }: { drafts: Drafts }) => returnTo in drafts.byPath);

  // People who pressed a link on this same screen would not notice that anything happened.
  useEffect(() => notice.current?.focus(), []);

  return (
    <Reason ref={notice} tabIndex={-1}>
      <Notice title={hasDraft ? 'Your session has ended.' : 'This page is for members.'}>
        {hasDraft
          ? 'What you had entered is kept: after logging in you go on with it.'
          : `${tellWhyLogIn({ returnTo })} You are taken there right away.`}
        <WaysIn>
          <TextLink href={paths.logIn}>Log In to go on</TextLink>
          {!hasDraft && <TextLink href={paths.signUp}>Sign Up</TextLink>}
        </WaysIn>
      </Notice>
    </Reason>
  );
}

const selling: LogInState = { returnTo: paths.newService };

/** Leads to the form for a first service; visitors open an account first. */
function BecomeASeller() {
  const { status } = useSession();
  const signUpToSell = useLinkClickHandler<HTMLAnchorElement>(paths.signUp, { state: selling });

  if (status === 'signedOut') {
    return (
      <LinkButton href={paths.signUp} size="large" onClick={signUpToSell}>
        Become a seller
      </LinkButton>
    );
  }
  return (
    <LinkButton href={paths.newService} size="large">
      Become a seller
    </LinkButton>
  );
}

/** Introduces the marketplace to newcomers. */
export function WelcomeScreen() {
  const location = useLocation();
  const { status } = useSession();
  const { returnTo } = readLogInState(location);

  return (
    <PageLayout>
      <PageTitle>Welcome</PageTitle>
      {returnTo && status === 'signedOut' && <MembersOnly key={location.key} returnTo={returnTo} />}
      <Introduction>
        <div>
          <h1>Good work, by people you can talk to.</h1>
          <p>
            Service retrieval, wishlist, orders and a payment system for each logged-in user: all
            that it takes to find a freelancer and to be one.
          </p>
          <IntroductionActions>
            <LinkButton href={paths.home} variant="primary" size="large">
              Explore services
            </LinkButton>
            <BecomeASeller />
          </IntroductionActions>
        </div>
        <Collage aria-hidden>
          <Scene kind="poster" />
          <Scene kind="code" />
          <Scene kind="phone" />
          <Scene kind="game" />
        </Collage>
      </Introduction>

      <Abilities>
        {abilities.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </Abilities>

      <PromoBanner />

      <Doors aria-labelledby="categories">
        <h2 id="categories">Where do you want to begin?</h2>
        <DoorGrid>
          {categories.map((category) => (
            <li key={category}>
              <CategoryCard category={category} href={toExplorePath({ category })} />
            </li>
          ))}
        </DoorGrid>
      </Doors>
    </PageLayout>
  );
}
