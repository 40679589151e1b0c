import { useLocation } from '../../../routing/router.ts';
import { paths } from '../../../routing/paths.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { readLogInState } from '../logInState.ts';
import { IssuerLink } from './IssuerLink.tsx';
import { texts } from './texts.ts';

/** The ways in through others that the market knows: a button each, which leads away from the site and back. */
export function IssuerButtons() {
  const { market } = useMarketSettings();
  const { returnTo = paths.home } = readLogInState(useLocation());

  return (market?.signIn ?? []).map(({ _id, name }) => (
    <IssuerLink key={_id} issuer={_id} next={returnTo} isBlock>
      {texts.continueWith(name)}
    </IssuerLink>
  ));
}
