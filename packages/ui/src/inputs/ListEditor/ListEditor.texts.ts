export const listEditorTexts = {
  add: 'Add another',
  /** The name of a handle. */
  move: (name: string) => `Move ${name}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
  /** The same where entries stand side by side. */
  moveForward: (name: string) => `Move forward: ${name}`,
  moveBack: (name: string) => `Move back: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  keys: 'Drag it, or move it with the arrow keys.',
  moved: (place: string, count: string) => `Moved to position ${place} of ${count}`,
  removed: (name: string) => `Removed: ${name}`,
  /** How many more may be added; figures are in the digits of the locale. */
  room: (count: string) => `Room for ${count} more.`,
  full: (most: string) => `That is all: there may be ${most}.`,
};
