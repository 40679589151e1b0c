/** What is said about new recovery codes. */
export const texts = {
  title: 'Keep these recovery codes',
  text: 'Each lets you in once, when you do not have your app. They are shown only now: print them, or keep them where you keep passwords.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  notCopied: 'The codes could not be copied. Select them, and copy them by hand.',
  download: 'Download',
  /** What is copied, or kept as a file. */
  file: (codes: string[]) => `Recovery codes. Each works once.\n\n${codes.join('\n')}\n`,
  fileName: 'market-recovery-codes.txt',
  done: 'I have kept them',
};
