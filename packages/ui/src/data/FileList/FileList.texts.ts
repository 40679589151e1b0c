export const fileListTexts = {
  label: 'Files',
  sending: (name: string) => `Sending ${name}`,
  checking: 'Being checked for harm',
  failed: 'Not sent.',
  retry: (name: string) => `Send ${name} again`,
  cancel: (name: string) => `Stop sending ${name}`,
  remove: (name: string) => `Remove ${name}`,
};
