import type { ExternalLogin, Issuer } from '@market/api';
import type { MarketAnswer } from '@market/api/contract';
import { Card, Notice, Skeleton } from '@market/ui';
import { useId } from 'react';
import {
  useListExternalLoginsQuery,
  useUnlinkExternalLoginMutation,
} from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { SessionActions, SessionList } from '../profile/SessionsScreen.styles.ts';
import { CardActions, CardText, CardTitle } from '../security/Security.styles.ts';
import { useAskAgain } from '../security/useAskAgain.tsx';
import { WayInCard } from '../security/WayInCard.tsx';
import { IssuerLink } from './IssuerLink.tsx';
import { texts } from './ExternalLogins.texts.ts';

interface ExternalLoginsProps {
  /** Through whom the market lets people in. */
  issuers: readonly Issuer[];
  /** Whether more may be added. */
  canAdd: boolean;
}

/** Through whom else this person can log in. */
export function ExternalLogins({ issuers, canAdd }: ExternalLoginsProps) {
  const logins = useListExternalLoginsQuery(undefined, { refetchOnMountOrArgChange: true });
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <CardTitle id={titleId}>{texts.title}</CardTitle>
      <QueryView
        query={logins}
        loading={<LoginsSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => <Logins {...found} issuers={canAdd ? issuers : []} />}
      </QueryView>
    </section>
  );
}

interface LoginsProps extends MarketAnswer<'listExternalLogins'> {
  issuers: readonly Issuer[];
}

function Logins({ logins, hasPassword, issuers }: LoginsProps) {
  const { questions, ask } = useAskAgain();

  return (
    <>
      {!hasPassword && (
        <Notice>
          {texts.noPassword} <TextLink href={paths.forgotPassword}>{texts.choosePassword}</TextLink>
        </Notice>
      )}
      {logins.length === 0 ? (
        <CardText>{texts.none}</CardText>
      ) : (
        <SessionList>
          {logins.map((login) => (
            <LoginItem key={login._id} login={login} ask={ask} />
          ))}
        </SessionList>
      )}
      {issuers.length > 0 && (
        <SessionActions>
          <CardActions>
            {issuers.map(({ _id, name }) => (
              <IssuerLink key={_id} issuer={_id} next={paths.security} isToLink>
                {texts.add(name)}
              </IssuerLink>
            ))}
          </CardActions>
        </SessionActions>
      )}
      {questions}
    </>
  );
}

interface LoginItemProps extends Pick<ReturnType<typeof useAskAgain>, 'ask'> {
  login: ExternalLogin;
}

function LoginItem({ login, ask }: LoginItemProps) {
  const { _id: id, issuer, email, createdAt, lastUsedAt } = login;
  const [unlink, { isLoading }] = useUnlinkExternalLoginMutation();

  return (
    <WayInCard
      name={issuer}
      fullName={email ? `${issuer}, ${email}` : undefined}
      headingAs="h3"
      kind={email}
      createdAt={createdAt}
      lastUsedAt={lastUsedAt}
      warning={texts.removeText}
      isRemoving={isLoading}
      onRemove={async () => (await ask(() => unlink({ id }))) !== undefined}
    />
  );
}

function LoginsSkeleton() {
  return (
    <SessionList aria-hidden>
      <Card as="li">
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="18rem" />
      </Card>
    </SessionList>
  );
}
