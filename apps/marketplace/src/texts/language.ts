/** The language of the site's texts, as a BCP 47 tag: another language is another build. */
export const language = 'en';
