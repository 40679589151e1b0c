import { createRefusal } from '../testing/answers.ts';
import { personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createFactor, sampleRecoveryCodes } from './samples.ts';

const sampleSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Every code is right, but for one of zeros. */
export const isWrongCode = (code: string): boolean => /^[0\s]*$/.test(code);

const refuseWrongCode = () => createRefusal('wrongCode', undefined, 'code');

/** How a pretended backend answers the calls about second factors and operators. */
export function createFactorReplies(market: PretendedMarket) {
  return {
    listFactors: () => ({ factors: market.factors, recoveryCodes: market.recoveryCodes }),
    startTotp: () => {
      if (market.needsPassword) return createRefusal('passwordNeeded');
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      const label = encodeURIComponent(`Market:${personOf(market).email}`);
      return {
        factor: 'factor-new',
        secret: sampleSecret,
        address: `otpauth://totp/${label}?issuer=Market&secret=${sampleSecret}`,
      };
    },
    confirmTotp: ({ id, code, name }) => {
      if (isWrongCode(code)) return refuseWrongCode();
      const isFirst = market.factors.length === 0;
      const factor = createFactor({ _id: id, name, lastUsedAt: null });
      market.factors = [...market.factors, factor];
      if (isFirst) market.recoveryCodes = sampleRecoveryCodes.length;
      return { factor, recoveryCodes: isFirst ? sampleRecoveryCodes : null };
    },
    removeFactor: ({ id }) => {
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      if (!market.factors.some(({ _id }) => _id === id)) return createRefusal('factorNotFound');
      market.factors = market.factors.filter(({ _id }) => _id !== id);
      if (market.factors.length === 0) market.recoveryCodes = 0;
      return {};
    },
    makeRecoveryCodes: () => {
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      market.recoveryCodes = sampleRecoveryCodes.length;
      return { recoveryCodes: sampleRecoveryCodes };
    },
    confirmStepUp: ({ code }) => {
      if (isWrongCode(code)) return refuseWrongCode();
      market.needsStepUp = false;
      return {};
    },
    listOperators: () => ({ operators: market.operators }),
  } satisfies Partial<Replies>;
}
