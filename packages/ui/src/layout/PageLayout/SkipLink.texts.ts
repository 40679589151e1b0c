export const skipLinkTexts = { skip: 'Skip to the content' };
