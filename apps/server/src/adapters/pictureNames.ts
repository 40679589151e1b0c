/** The name of the file that holds a picture in a width. */
export const toFileName = (imageId: string, width: number): string => `${imageId}-${width}.webp`;

/** Whether `toFileName` could have made this name. Nothing else in the store is served. */
export const isFileName = (name: string): boolean => /^[0-9a-f]{32}-\d{1,5}\.webp$/.test(name);
