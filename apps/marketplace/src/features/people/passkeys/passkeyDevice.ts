import type { MadePasskey, PasskeyAnswer, PasskeyCreation, PasskeyQuestion } from '@market/api';

/** Whether this browser knows passkeys. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** What has become of a question to a device: its answer, or why there is none. */
export type Ceremony<Answer> = { answer: Answer } | { reason: 'cancelled' | 'known' | 'failed' };

/** What browsers call the same question, cancelled by the person or left until it was too late. */
const cancelled = /^(?:NotAllowed|Abort)Error$/;

const toReason = (error: unknown) => {
  const { name } = error as { name?: string };
  if (name === 'InvalidStateError') return { reason: 'known' } as const;
  return { reason: cancelled.test(name ?? '') ? 'cancelled' : 'failed' } as const;
};

const loadLibrary = () => import('@simplewebauthn/browser');

/** Has the device make a passkey. The code for it is fetched with the first one. */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<Ceremony<MadePasskey>> {
  try {
    const { startRegistration } = await loadLibrary();
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      answer: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    };
  } catch (error) {
    return toReason(error);
  }
}

/** Has a passkey answer. */
export async function askPasskey(optionsJSON: PasskeyQuestion): Promise<Ceremony<PasskeyAnswer>> {
  try {
    const { startAuthentication } = await loadLibrary();
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      answer: {
        id,
        rawId,
        type,
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle !== undefined && { userHandle }),
        },
      },
    };
  } catch (error) {
    return toReason(error);
  }
}
