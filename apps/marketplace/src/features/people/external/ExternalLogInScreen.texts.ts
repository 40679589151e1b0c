/** Words for why somebody comes back without being signed in. */
interface Problem {
  title: string;
  text: string;
}

const problems: Record<string, Problem> = {
  busy: {
    title: 'Too many people are logging in right now.',
    text: 'Please try again in a few minutes.',
  },
  cancelled: {
    title: 'You are not logged in.',
    text: 'You came back without agreeing, so nothing has changed.',
  },
  known: {
    title: 'This log-in belongs to another account already.',
    text: 'Log in with it to see which one, or use another.',
  },
  over: {
    title: 'This took too long.',
    text: 'It may also have been begun in another browser. Please begin again.',
  },
  unverified: {
    title: 'Your address has not been confirmed there.',
    text: 'Log in with your password, or sign up here. You can add this log-in to your account afterwards.',
  },
};

const failed: Problem = {
  title: 'Logging in did not work.',
  text: 'What came back could not be trusted, or nothing came. Please try again, or log in another way.',
};

/** What the screen says at which somebody arrives who comes back from an issuer. */
export const texts = {
  title: 'Finish logging in',
  waiting: 'Finding out what is left to do',
  failure: 'Your log-in could not be continued.',
  tellProblem: (name: string) =>
    Object.hasOwn(problems, name) ? (problems[name] ?? failed) : failed,
  said: (issuer: string, email: string) => `${issuer} says that you are ${email}.`,
  saidNothing: (issuer: string) => `${issuer} knows you.`,

  signUp: 'Open an account',
  openAccount: 'Open account',
  nameHint: 'Other people see it.',
  noPassword:
    'Your account has no password then. You can ask for a link to choose one at any time.',

  password: 'Is this you?',
  passwordText: (issuer: string) =>
    `An account here has this address. Log in to it once, as usual; from then on ${issuer} opens it, too.`,
  logIn: 'Log in and add',
  forgotPassword: 'Forgot password?',

  code: 'Your second factor',
  codeText: 'Your account has a second factor, which is asked for however you log in.',
  confirm: 'Log in',

  link: (issuer: string) => `Add ${issuer} to your account?`,
  linkText: (issuer: string, name: string) =>
    `You are signed in as ${name}. From then on this account can be opened through ${issuer}, too.`,
  add: 'Add',
  notNow: 'Not now',
  added: (issuer: string) => `You can log in through ${issuer} now.`,
};
