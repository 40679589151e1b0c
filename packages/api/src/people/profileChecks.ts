import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import { pictures } from '../conformance/pictures.ts';
import { toUnknown } from '../conformance/Stage.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';

const withoutAddress = (text: string) => text.replace(/x?buyer-\S+/, '…');

/** Profiles and passwords. */
export async function checkProfiles(stage: Stage, { sellerId }: Ids, serviceId: string) {
  const { look, createClient, visitor, seller, buyer, mark, people, password } = stage;
  await look('getPerson', 'shows a profile with its services to a visitor', async () =>
    same(await visitor.getPerson({ id: sellerId }), {
      user: {
        fullname: people.seller.fullname,
        services: [{ _id: serviceId, user: [{ _id: sellerId }] }],
      },
    }),
  );
  await look('getPerson', 'does not know an id that nobody has', () =>
    refused(buyer.getPerson({ id: toUnknown(sellerId) }), refusals.personNotFound),
  );
  await look('updateProfile', 'changes what is said and nothing else', async () => {
    await seller.updateProfile({ bio: 'A bio.', from: 'Nowhere' });
    same(await seller.loadUser(), { user: { ...people.seller, bio: 'A bio.', from: 'Nowhere' } });
  });
  await look('updateProfile', 'takes a picture', async () => {
    await seller.updateProfile({ avatar: pictures.red });
    const { user } = await seller.loadUser();
    same({ isStandIn: user.avatar.isStandIn ?? false }, { isStandIn: false });
  });
  await look('updateProfile', 'takes the picture away again', async () => {
    await seller.updateProfile({ avatar: '', removeAvatar: true });
    const { user } = await seller.loadUser();
    same(user, { avatar: { isStandIn: true } });
  });
  await look('updateProfile', 'refuses an address that is taken', () =>
    refused(seller.updateProfile({ email: people.buyer.email }), refusals.addressTaken),
  );
  await look('endSession', 'signs out of one browser and of no other', async () => {
    const other = createClient();
    await other.logIn({ email: people.seller.email, password });
    const { sessions } = await other.listSessions();
    const current = sessions.find(({ isCurrent }) => isCurrent);
    await seller.endSession({ id: current?._id ?? '' });
    await refused(other.loadUser(), { kind: 'unauthorized' });
    same(await seller.loadUser(), { user: { fullname: people.seller.fullname } });
  });
  await look('endSession', 'is its owner’s alone', async () => {
    const { sessions } = await seller.listSessions();
    const current = sessions.find(({ isCurrent }) => isCurrent);
    await refused(buyer.endSession({ id: current?._id ?? '' }), { kind: 'notFound' });
  });
  await look('confirmPassword', 'refuses a wrong password', () =>
    refused(seller.confirmPassword({ password: 'wrong' }), refusals.wrongPassword),
  );
  await look('confirmPassword', 'takes the right one, and the session goes on', async () => {
    await seller.confirmPassword({ password });
    same(await seller.loadUser(), { user: { fullname: people.seller.fullname } });
  });
  const newPassword = `${password}-new`;
  await look('updatePassword', 'refuses two different passwords', () =>
    refused(
      seller.updatePassword({ oldPassword: password, newPassword, verifyNewPassword: 'other' }),
      refusals.differentNewPasswords,
      { status: 400 },
    ),
  );
  await look('updatePassword', 'refuses a wrong old password', () =>
    refused(
      seller.updatePassword({ oldPassword: 'wrong', newPassword, verifyNewPassword: newPassword }),
      refusals.wrongOldPassword,
    ),
  );
  await look('updatePassword', 'changes the password and ends the other sessions', async () => {
    const other = createClient();
    await other.logIn({ email: people.seller.email, password });
    await seller.updatePassword({
      oldPassword: password,
      newPassword,
      verifyNewPassword: newPassword,
    });
    await seller.loadUser();
    await createClient().logIn({ email: people.seller.email, password: newPassword });
    await refused(other.loadUser(), { kind: 'unauthorized' });
  });
  await look('requestPasswordReset', 'says the same of known and unknown addresses', async () => {
    const known = await visitor.requestPasswordReset({ email: people.buyer.email });
    const unknown = await visitor.requestPasswordReset({ email: `x${people.buyer.email}` });
    same({ message: withoutAddress(unknown.message) }, { message: withoutAddress(known.message) });
  });
  await look('resetPassword', 'refuses a token that nobody was sent', () =>
    refused(
      visitor.resetPassword({ token: `token${mark}`, password: newPassword }),
      refusals.expiredLink,
      { status: 400 },
    ),
  );
}

/** The end of a session. */
export async function checkLogOut(stage: Stage) {
  const { look, buyer } = stage;
  await look('logOut', 'ends the session', async () => {
    await buyer.logOut();
    await refused(buyer.loadUser(), { kind: 'unauthorized', message: '' });
  });
}
