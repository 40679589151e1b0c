/** What a pretended device does: it answers, fails with the error of this name, or the browser knows none. */
export type DeviceConduct = 'answers' | 'missing' | 'NotAllowedError' | 'InvalidStateError';

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** What a browser gives for a passkey that was made, and for one that has answered. */
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ['internal'],
  },
};

/** Puts a pretended device in the place of the browser's, for a story. Gives what takes it away again. */
export function pretendDevice(conduct: DeviceConduct): () => void {
  const { credentials } = navigator;
  const known = globalThis.PublicKeyCredential;
  const answer = async () => {
    if (conduct === 'answers') return credential;
    throw new DOMException('The device did not answer.', conduct);
  };
  const device = { create: answer, get: answer };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: device });
  if (conduct === 'missing') Reflect.set(globalThis, 'PublicKeyCredential', undefined);

  return () => {
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
    Reflect.set(globalThis, 'PublicKeyCredential', known);
  };
}
