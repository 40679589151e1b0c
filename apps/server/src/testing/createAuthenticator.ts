import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signBytes,
} from 'node:crypto';
import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyQuestion,
} from '@market/api/contract';

/** What goes otherwise than it should. */
interface Faults {
  /** Which page asked. Defaults to the market's. */
  origin?: string;
  /** Whose passkey it is said to be. Defaults to the host of the options. */
  rpId?: string;
  /** Whether the device has seen its owner. Defaults to true. */
  isVerified?: boolean;
  /** How often it says that it was used. Defaults to counting on. */
  counter?: number;
  /** Whom it says that it belongs to. Defaults to whom it was made for. */
  userHandle?: string;
}

/** A device that makes one passkey and answers with it, as a test tells it. */
export interface Authenticator {
  /** The passkey's id. */
  id: string;
  make: (options: PasskeyCreation, faults?: Faults) => MadePasskey;
  answer: (options: PasskeyQuestion, faults?: Faults) => PasskeyAnswer;
}

const isPresent = 0x01;
const isVerifiedFlag = 0x04;
const holdsKey = 0x40;

/** The first bytes of a value of CBOR: what kind it is, and its length or value. */
function head(major: number, length: number): Buffer {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  if (length < 256) return Buffer.from([kind | 24, length]);
  return Buffer.from([kind | 25, length >> 8, length & 0xff]);
}

/** Writes what little of CBOR there is in a passkey, as RFC 8949 has it. */
function toCbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(toCbor)]);
}

/** A public key of ES256 in the form of COSE. */
function toCose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return toCbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Pretends a device with a passkey, written from the standard (WebAuthn 2, without attestation), so that a
 * fault of the server's library would show.
 *
 * @param publicUrl Where the market is.
 * @param counts Whether it counts how often it is used. Defaults to true.
 */
export function createAuthenticator(publicUrl: string, counts = true): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const { origin: ownOrigin } = new URL(publicUrl);
  let used = 0;
  let owner = '';

  const writeClientData = (type: string, challenge: string, { origin = ownOrigin }: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function writeData(rpId: string, flags: number, faults: Faults, key = Buffer.alloc(0)) {
    if (counts) used = faults.counter ?? used + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(used);
    const seen = (faults.isVerified ?? true) ? isVerifiedFlag : 0;
    const flag = Buffer.from([isPresent | seen | flags]);
    return Buffer.concat([hash(faults.rpId ?? rpId), flag, counter, key]);
  }

  return {
    id,

    make({ challenge, rp, user }, faults = {}) {
      owner = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, toCose(publicKey)]);
      const attestation = toCbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', writeData(rp.id, holdsKey, faults, key)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: writeClientData('webauthn.create', challenge, faults).toString(
            'base64url',
          ),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    answer({ challenge, rpId }, faults = {}) {
      const clientData = writeClientData('webauthn.get', challenge, faults);
      const data = writeData(rpId, 0, faults);
      const signature = signBytes('sha256', Buffer.concat([data, hash(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: faults.userHandle ?? owner,
        },
      };
    },
  };
}
