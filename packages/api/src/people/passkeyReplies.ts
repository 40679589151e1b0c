import { createRefusal } from '../testing/answers.ts';
import { personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import type { PasskeyQuestion } from './passkeyCalls.ts';
import { createPasskey, samplePerson, sampleRecoveryCodes } from './samples.ts';

const ceremony = { challenge: 'Y2hhbGxlbmdl', timeout: 300_000 };

/** Of the page itself: a browser refuses any other. */
const findHost = () => globalThis.location?.hostname ?? 'market.example';

/** Every passkey is somebody's. */
const createQuestion = (): PasskeyQuestion => ({
  ...ceremony,
  rpId: findHost(),
  allowCredentials: [],
  userVerification: 'required',
});

/** How a pretended backend answers the calls about passkeys. */
export function createPasskeyReplies(market: PretendedMarket) {
  return {
    startPasskey: () => {
      if (market.needsPassword) return createRefusal('passwordNeeded');
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      const { email, fullname } = personOf(market);
      return {
        options: {
          ...ceremony,
          rp: { id: findHost(), name: 'Market' },
          user: { id: 'cGVyc29u', name: email, displayName: fullname },
          pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
          excludeCredentials: [],
          authenticatorSelection: {
            residentKey: 'required' as const,
            requireResidentKey: true as const,
            userVerification: 'required' as const,
          },
          attestation: 'none' as const,
        },
      };
    },
    finishPasskey: ({ name }) => {
      const isFirst = market.factors.length === 0;
      const factor = createPasskey({ _id: 'factor-new-passkey', name, lastUsedAt: null });
      market.factors = [...market.factors, factor];
      if (isFirst) market.recoveryCodes = sampleRecoveryCodes.length;
      return { factor, recoveryCodes: isFirst ? sampleRecoveryCodes : null };
    },
    startPasskeyLogIn: () => ({ options: createQuestion() }),
    logInWithPasskey: () => {
      market.user = samplePerson;
      return { user: samplePerson };
    },
    startPasskeyStepUp: () => ({ options: createQuestion() }),
    confirmWithPasskey: () => {
      market.needsStepUp = false;
      market.needsPassword = false;
      return {};
    },
  } satisfies Partial<Replies>;
}
