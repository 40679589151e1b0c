/** What the form for the own profile says. */
export const texts = {
  title: 'Update Profile',
  picture: 'Avatar(less than 700kb)',
  pictureHint: 'JPEG, PNG or WebP. Larger photos are made smaller for you.',
  bio: 'Bio',
  save: 'SAVE',
  saved: 'Profile Updated',
  nameless: 'Please enter your fullname!',
};
