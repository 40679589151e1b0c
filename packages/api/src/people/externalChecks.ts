import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** Log-ins through issuers, as far as no issuer has to be asked. */
export async function checkExternalLogins({ look, seller, visitor }: Stage) {
  await look('getExternalLogIn', 'tells a browser nothing that has not been at an issuer', () =>
    refused(visitor.getExternalLogIn(), refusals.externalLogInOver),
  );
  await look('finishExternalLogIn', 'signs nobody in by a code alone', () =>
    refused(visitor.finishExternalLogIn({ code: '123456' }), refusals.externalLogInOver),
  );
  await look('signUpWithExternal', 'opens no account of which no issuer knows', () =>
    refused(visitor.signUpWithExternal({ fullname: 'Nobody' }), refusals.externalLogInOver),
  );
  await look('listExternalLogins', 'lists none for an account with a password', async () =>
    same(await seller.listExternalLogins(), { logins: [], hasPassword: true }),
  );
  await look('unlinkExternalLogin', 'knows none that the caller has not', () =>
    refused(
      seller.unlinkExternalLogin({ id: '01890000-0000-7000-8000-000000000000' }),
      refusals.externalLoginNotFound,
    ),
  );
}
