import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(`../pictures/${name}`, import.meta.url));

/** Two real image files that a seller uploads. */
export const pictureFiles = [pathOf('poster.png'), pathOf('mark.jpg')];
