import { createRefusal } from '../testing/answers.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { isWrongCode } from './factorReplies.ts';
import { createExternalLogin, samplePerson } from './samples.ts';

/** How a pretended backend answers the calls about log-ins through issuers. */
export function createExternalReplies(market: PretendedMarket) {
  /** Signs in whom the issuer knows. */
  const enter = () => {
    market.user = samplePerson;
    return { user: samplePerson };
  };

  return {
    getExternalLogIn: () =>
      market.externalLogIn ? { logIn: market.externalLogIn } : createRefusal('externalLogInOver'),
    finishExternalLogIn: ({ code }) => {
      if (!market.externalLogIn) return createRefusal('externalLogInOver');
      if (code === '') return createRefusal('factorWanted');
      return isWrongCode(code) ? createRefusal('wrongCode', undefined, 'code') : enter();
    },
    signUpWithExternal: ({ fullname }) => {
      if (!market.externalLogIn) return createRefusal('externalLogInOver');
      return fullname === '' ? createRefusal('unfilledName', undefined, 'fullname') : enter();
    },
    linkExternalLogin: () => {
      const { externalLogIn } = market;
      if (!externalLogIn) return createRefusal('externalLogInOver');
      if (market.needsPassword) return createRefusal('passwordNeeded');
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      const login = createExternalLogin({
        _id: 'login-new',
        issuer: externalLogIn.issuer.name,
        email: externalLogIn.email,
        lastUsedAt: null,
      });
      market.externalLogins = [...market.externalLogins, login];
      market.externalLogIn = null;
      return { login };
    },
    listExternalLogins: () => ({
      logins: market.externalLogins,
      hasPassword: market.hasPassword,
    }),
    unlinkExternalLogin: ({ id }) => {
      if (!market.externalLogins.some(({ _id }) => _id === id)) {
        return createRefusal('externalLoginNotFound');
      }
      const hasPasskey = market.factors.some(({ kind }) => kind === 'passkey');
      if (!market.hasPassword && !hasPasskey) return createRefusal('lastWayIn');
      if (market.needsPassword) return createRefusal('passwordNeeded');
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      market.externalLogins = market.externalLogins.filter(({ _id }) => _id !== id);
      return {};
    },
  } satisfies Partial<Replies>;
}
