export const sellerCardTexts = {
  unknown: 'Unknown seller',
  from: 'From',
  memberSince: 'Member Since',
  bio: 'Bio',
  noBio: 'No Bio Available',
  ask: 'Ask a question',
  contact: 'Contact Me',
  profile: 'View Profile',
};
