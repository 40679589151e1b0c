/** What the list of operators says. */
export const texts = {
  title: 'Operators',
  text: 'Who runs the market. Roles are given and taken by a command on the server.',
  waiting: 'Loading the operators',
  failure: 'The operators could not be loaded.',
  name: 'Name',
  email: 'E-mail address',
  role: 'Role',
  since: 'Since',
  factor: 'Second factor',
  protected: 'Has one',
  unprotected: 'Missing',
  none: {
    title: 'Nobody runs the market.',
    text: 'The first owner is named by a command on the server.',
  },
};
