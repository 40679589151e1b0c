import {
  Button,
  CategoryCard,
  LinkButton,
  Notice,
  PageLayout,
  PromoBanner,
  Scene,
} from '@market/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLinkClickHandler, useLocation } from '../../../routing/router.ts';
import type { Drafts } from '../../../drafts/draftsSlice.ts';
import { type LogInState, readLogInState } from '../../people/logInState.ts';
import { paths } from '../../../routing/paths.ts';
import { useSession } from '../../people/session.ts';
import { tellWhyLogIn } from '../../people/tellWhyLogIn.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
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
import { texts } from './texts.ts';
import { useCategories } from '../../services/useCategories.ts';

/** Tells people who wanted another page why they are here, and how to get there. */
function MembersOnly({ returnTo }: { returnTo: string }) {
  const notice = useRef<HTMLDivElement>(null);
  const hasDraft = useSelector(({ drafts }: { drafts: Drafts }) => returnTo in drafts.byPath);

  // People who pressed a link on this same screen would not notice that anything happened.
  useEffect(() => notice.current?.focus(), []);

  return (
    <Reason ref={notice} tabIndex={-1}>
      <Notice title={hasDraft ? texts.sessionEnded.title : texts.members.title}>
        {hasDraft ? texts.sessionEnded.text : texts.members.text(tellWhyLogIn({ returnTo }))}
        <WaysIn>
          <TextLink href={paths.logIn}>{texts.members.logIn}</TextLink>
          {!hasDraft && <TextLink href={paths.signUp}>{texts.members.signUp}</TextLink>}
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
        {texts.sell}
      </LinkButton>
    );
  }
  return (
    <LinkButton href={paths.newService} size="large">
      {texts.sell}
    </LinkButton>
  );
}

/** Introduces the marketplace to newcomers. */
export function WelcomeScreen() {
  const location = useLocation();
  const { status } = useSession();
  const { returnTo } = readLogInState(location);
  const { categories } = useCategories();

  return (
    <PageLayout>
      <PageTitle>{texts.page}</PageTitle>
      {returnTo && status === 'signedOut' && <MembersOnly key={location.key} returnTo={returnTo} />}
      <Introduction>
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.text}</p>
          <IntroductionActions>
            <LinkButton href={paths.home} variant="primary" size="large">
              {texts.explore}
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
        {texts.abilities.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </Abilities>

      <PromoBanner title={texts.promotion.title} text={texts.promotion.text}>
        {/* Only for show: what is entered stays where it is. */}
        <form onSubmit={(event) => event.preventDefault()}>
          <input
            type="email"
            aria-label={texts.promotion.email}
            placeholder={texts.promotion.email}
            autoComplete="email"
          />
          <Button type="submit" variant="primary">
            {texts.promotion.start}
          </Button>
        </form>
      </PromoBanner>

      <Doors aria-labelledby="categories">
        <h2 id="categories">{texts.categories}</h2>
        <DoorGrid>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <CategoryCard category={slug} label={name} href={toExplorePath({ category: slug })} />
            </li>
          ))}
        </DoorGrid>
      </Doors>
    </PageLayout>
  );
}
