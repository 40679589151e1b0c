export const packagePickerTexts = { label: 'Packages' };
