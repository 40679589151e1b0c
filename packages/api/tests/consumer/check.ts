/** Ends the program when something is not as it should be. */
export function check(isTrue: boolean, what: string) {
  if (isTrue) return;
  process.stderr.write(`Not so: ${what}\n`);
  process.exit(1);
}
