/** Says how long to wait, as a part of a sentence: `a minute`, `12 minutes`, `5 hours`. */
export function writeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
