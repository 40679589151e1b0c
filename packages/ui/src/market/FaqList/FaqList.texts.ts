export const faqListTexts = { title: 'Frequently asked questions' };
