import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** Of a device that nobody has. */
const unknown = { id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' } as const;
const made = {
  ...unknown,
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
const answered = {
  ...unknown,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

/** Passkeys, as far as no device has to make one. */
export async function checkPasskeys(stage: Stage) {
  const { look, seller, visitor, password } = stage;
  await look('startPasskeyLogIn', 'asks another thing each time, for its own host', async () => {
    const { options } = await visitor.startPasskeyLogIn();
    const { options: others } = await visitor.startPasskeyLogIn();
    same(options, { allowCredentials: [], rpId: others.rpId });
    same({ isAnother: options.challenge !== others.challenge }, { isAnother: true });
  });
  await look('logInWithPasskey', 'takes no passkey of nobody', () =>
    refused(visitor.logInWithPasskey({ passkey: answered }), refusals.passkeyUnknown),
  );
  await look('finishPasskey', 'takes nothing that it has not asked for', async () => {
    await seller.confirmPassword({ password });
    await seller.startPasskey();
    await refused(seller.finishPasskey({ passkey: made }), refusals.passkeyRefused);
    same(await seller.listFactors(), { factors: [] });
  });
  await look('startPasskeyStepUp', 'asks nothing of an account without one', () =>
    refused(seller.startPasskeyStepUp(), refusals.factorMissing),
  );
}
