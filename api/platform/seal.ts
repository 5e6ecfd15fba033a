import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const BYTES = { nonce: 12, tag: 16 };

/** Derives a key for one purpose from the secret of this installation. */
function deriveKey(purpose: string): Buffer {
  const secret = process.env.PAYLOAD_SECRET;
  if (!secret) throw new Error('PAYLOAD_SECRET must be set');
  return Buffer.from(hkdfSync('sha256', secret, '', `common-ground ${purpose}`, 32));
}

type Sealing = {
  purpose: string;
  /** Owner of the text: a text that is sealed for one owner does not open for another. */
  of: string | number;
};

export function encryptText(text: string, { purpose, of }: Sealing): string {
  const nonce = randomBytes(BYTES.nonce);
  const cipher = createCipheriv(CIPHER, deriveKey(purpose), nonce).setAAD(Buffer.from(String(of)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; null when it was sealed for another owner or purpose or with another secret, or was changed. */
export function decryptText(sealed: string, { purpose, of }: Sealing): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [begin, end] = [BYTES.nonce, BYTES.nonce + BYTES.tag];
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(purpose), bytes.subarray(0, begin))
      .setAAD(Buffer.from(String(of)))
      .setAuthTag(bytes.subarray(begin, end));
    return decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** Returns a keyed hash, for a text so short that its plain hash in a stolen database could be guessed. */
export function keyedHash(text: string, { purpose, of }: Sealing): string {
  return createHmac('sha256', deriveKey(purpose)).update(`${of} ${text}`).digest('base64url');
}
