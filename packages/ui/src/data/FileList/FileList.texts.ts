export const fileListTexts = {
  label: 'Files',
  sending: (name: string) => `Sending ${name}`,
  checking: 'Being checked for harm',
  failed: 'Not sent.',
  retry: (name: string) => `Send ${name} again`,
  cancel: (name: string) => `Stop sending ${name}`,
  remove: (name: string) => `Remove ${name}`,
  refused: 'Refused.',
  risky: 'Can change your device when it is opened',
  fetch: 'Download',
  ask: (name: string) => `Download ${name}?`,
  risk: 'Programs, scripts and documents like this can do harm when they are opened. Open it only if you expected it and trust its sender.',
};
