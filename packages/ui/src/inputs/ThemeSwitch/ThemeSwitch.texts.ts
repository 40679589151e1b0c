export const themeSwitchTexts = {
  label: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system',
};
