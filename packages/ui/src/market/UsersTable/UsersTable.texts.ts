export const usersTableTexts = {
  caption: 'Users',
  name: 'User Name',
  email: 'Email',
  action: 'Action',
  profile: (name: string) => `Profile of ${name}`,
};
