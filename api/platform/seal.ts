import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const BYTES = { nonce: 12, tag: 16 };

/** A key for one purpose, derived from the secret of this installation, which every process is given. */
function keyFor(purpose: string): Buffer {
  const secret = process.env.PAYLOAD_SECRET;
  if (!secret) throw new Error('PAYLOAD_SECRET must be set');
  return Buffer.from(hkdfSync('sha256', secret, '', `common-ground ${purpose}`, 32));
}

type Sealing = {
  purpose: string;
  /** Whose it is: sealed for one, it opens for nobody else. */
  of: string | number;
};

/** A text that whoever reads the database cannot read. */
export function seal(text: string, { purpose, of }: Sealing): string {
  const nonce = randomBytes(BYTES.nonce);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce).setAAD(Buffer.from(String(of)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** And back; null where it was sealed for somebody else, or with another secret. */
export function unseal(sealed: string, { purpose, of }: Sealing): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [begin, end] = [BYTES.nonce, BYTES.nonce + BYTES.tag];
  try {
    const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, begin))
      .setAAD(Buffer.from(String(of)))
      .setAuthTag(bytes.subarray(begin, end));
    return decipher.update(bytes.subarray(end), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** What is kept of a text that is short enough to be guessed by whoever has the database alone. */
export function keyedHash(text: string, { purpose, of }: Sealing): string {
  return createHmac('sha256', keyFor(purpose)).update(`${of} ${text}`).digest('base64url');
}
