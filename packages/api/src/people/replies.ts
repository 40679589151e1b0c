import type { Person } from '../contract/person.ts';
import { createProfile } from '../services/samples.ts';
import { createRefusal } from '../testing/answers.ts';
import { personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { sampleStandIn } from '../testing/samplePictures.ts';
import { isWrongCode } from './factorReplies.ts';
import { createPerson, samplePeople, samplePerson } from './samples.ts';

const isShort = (password: string) => password.length < 8;

const refuseShort = (field: string) => createRefusal('shortPassword', undefined, field);

/** An account with a second factor wants its code. */
function refuseCode(market: PretendedMarket, code: string | undefined) {
  if (!market.needsCode) return undefined;
  if (!code) return createRefusal('factorWanted');
  return isWrongCode(code) ? createRefusal('wrongCode', undefined, 'code') : undefined;
}

/** How a pretended backend answers the calls about accounts, sessions and profiles. */
export function createPeopleReplies(market: PretendedMarket) {
  const signIn = (user: Person) => {
    market.user = user;
    return { user };
  };

  return {
    loadUser: () => ({ user: { ...createProfile(personOf(market)), away: market.away } }),
    setAway: ({ until, note }) => {
      market.away = until === null ? null : { until, note };
      return { away: market.away };
    },
    logIn: ({ email, password, code }) => {
      if (!email || !password) return createRefusal('unfilledFields');
      return refuseCode(market, code) ?? signIn(samplePerson);
    },
    signUp: ({ fullname, email, password, passwordverify }) => {
      if (!fullname || !email || !password) return createRefusal('unfilledAccount');
      if (isShort(password)) return refuseShort('password');
      if (password !== passwordverify) return createRefusal('differentPasswords');
      return signIn(
        createPerson({
          _id: 'person-new',
          fullname,
          email,
          bio: '',
          from: '',
          avatar: sampleStandIn,
        }),
      );
    },
    confirmEmail: ({ password, code }) => {
      if (!password) return createRefusal('unfilledFields');
      return refuseCode(market, code) ?? signIn(samplePerson);
    },
    logOut: () => {
      market.user = null;
      return { message: 'Logged out' };
    },
    getPerson: ({ id }) => {
      const person = [personOf(market), ...samplePeople].find(({ _id }) => _id === id);
      if (!person) return createRefusal('personNotFound');
      const away = person._id === personOf(market)._id ? market.away : null;
      return { user: { ...createProfile(person), away } };
    },
    updateProfile: ({ fullname, email, bio, from, avatar, removeAvatar }) => {
      const user = personOf(market);
      if (fullname?.trim() === '') return createRefusal('unfilledName');
      if (market.needsPassword && email !== undefined && email !== user.email)
        return createRefusal('passwordNeeded');
      market.user = {
        ...user,
        fullname: fullname ?? user.fullname,
        email: email ?? user.email,
        bio: bio ?? user.bio,
        from: from ?? user.from,
        avatar: avatar ? { url: avatar } : removeAvatar ? sampleStandIn : user.avatar,
      };
      return {};
    },
    confirmPassword: ({ password }) => {
      if (!password) return createRefusal('unfilledFields', undefined, 'password');
      market.needsPassword = false;
      return {};
    },
    updatePassword: ({ newPassword, verifyNewPassword }) => {
      if (newPassword !== verifyNewPassword) return createRefusal('differentNewPasswords');
      return isShort(newPassword) ? refuseShort('newPassword') : {};
    },
    requestPasswordReset: ({ email }) => ({ message: `email sent to ${email}` }),
    resetPassword: ({ password }) => (isShort(password) ? refuseShort('password') : {}),
    listSessions: () => ({ sessions: market.sessions }),
    endSession: ({ id }) => {
      if (!market.sessions.some(({ _id }) => _id === id)) {
        return createRefusal('sessionNotFound');
      }
      market.sessions = market.sessions.filter(({ _id }) => _id !== id);
      return {};
    },
  } satisfies Partial<Replies>;
}
