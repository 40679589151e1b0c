import type { Person } from '../contract/person.ts';
import { passwordNeeded } from '../contract/refusal.ts';
import { createProfile } from '../services/samples.ts';
import { createRefusal } from '../testing/answers.ts';
import { personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { sampleStandIn } from '../testing/samplePictures.ts';
import { createPerson, samplePeople, samplePerson } from './samples.ts';

const isShort = (password: string) => password.length < 8;

function refuseShort(field: string) {
  const message = 'Password mustt be more than 8 characters!';
  return createRefusal(400, message, { [field]: message });
}

/** How a pretended backend answers the calls about accounts, sessions and profiles. */
export function createPeopleReplies(market: PretendedMarket) {
  const signIn = (user: Person) => {
    market.user = user;
    return { user };
  };

  return {
    loadUser: () => ({ user: createProfile(personOf(market)) }),
    logIn: ({ email, password }) => {
      if (!email || !password) return createRefusal(400, 'Please fill all the fields.');
      return signIn(samplePerson);
    },
    signUp: ({ fullname, email, password, passwordverify }) => {
      if (!fullname || !email || !password) return createRefusal(400, 'Please fill all fields');
      if (isShort(password)) return refuseShort('password');
      if (password !== passwordverify) return createRefusal(400, 'Password do not match!!');
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
    confirmEmail: ({ password }) =>
      password ? signIn(samplePerson) : createRefusal(400, 'Please fill all the fields.'),
    logOut: () => {
      market.user = null;
      return { message: 'Logged out' };
    },
    getPerson: ({ id }) => {
      const person = [personOf(market), ...samplePeople].find(({ _id }) => _id === id);
      return person ? { user: createProfile(person) } : createRefusal(404, 'user not found!!');
    },
    updateProfile: ({ fullname, email, bio, from, avatar, removeAvatar }) => {
      const user = personOf(market);
      if (fullname?.trim() === '') return createRefusal(400, 'Please enter your fullname!');
      if (market.needsPassword && email !== undefined && email !== user.email)
        return createRefusal(403, passwordNeeded, undefined, true);
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
      if (!password) {
        const unfilled = 'Please fill all the fields.';
        return createRefusal(400, unfilled, { password: unfilled });
      }
      market.needsPassword = false;
      return {};
    },
    updatePassword: ({ newPassword, verifyNewPassword }) => {
      if (newPassword !== verifyNewPassword) return createRefusal(400, 'Passwords do not match!!');
      return isShort(newPassword) ? refuseShort('newPassword') : {};
    },
    requestPasswordReset: ({ email }) => ({ message: `email sent to ${email}` }),
    resetPassword: ({ password }) => (isShort(password) ? refuseShort('password') : {}),
    listSessions: () => ({ sessions: market.sessions }),
    endSession: ({ id }) => {
      if (!market.sessions.some(({ _id }) => _id === id)) {
        return createRefusal(404, 'Session not found');
      }
      market.sessions = market.sessions.filter(({ _id }) => _id !== id);
      return {};
    },
  } satisfies Partial<Replies>;
}
