export const cookieNoticeTexts = {
  label: 'Cookies',
  accept: 'Accept all',
  decline: 'Only what is needed',
};
