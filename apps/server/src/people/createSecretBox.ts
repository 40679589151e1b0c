import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what has to be read again, for one purpose and one row each. */
export interface SecretBox {
  /** @param row What the text belongs to: it cannot be opened as another's. */
  close: (text: string, row: string) => Promise<Buffer>;
  /** Throws when it was closed with another secret, or for another row. */
  open: (box: Buffer, row: string) => Promise<string>;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM, under a key made from the market's secret.
 *
 * @param findSecret Asked when something is first opened or closed.
 */
export function createSecretBox(findSecret: () => Promise<string>): SecretBox {
  let key: Uint8Array | undefined;
  const findKey = async () =>
    (key ??= new Uint8Array(
      hkdfSync('sha256', await findSecret(), '', 'market second factors', 32),
    ));

  return {
    async close(text, row) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', await findKey(), nonce);
      cipher.setAAD(Buffer.from(row));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
    },

    async open(box, row) {
      const decipher = createDecipheriv(
        'aes-256-gcm',
        await findKey(),
        box.subarray(0, nonceBytes),
        {
          authTagLength: tagBytes,
        },
      );
      decipher.setAAD(Buffer.from(row));
      decipher.setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const closed = box.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(closed), decipher.final()]).toString('utf8');
      } catch (cause) {
        const reason =
          'A second factor was encrypted with another SECRET_KEY, or file DATA_DIR/secret.';
        throw new Error(reason, { cause });
      }
    },
  };
}
