import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export function createToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Returns the stored form of a token, which is useless to a reader of the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Reads no cookie, because other sites can make a browser send one. */
export function findToken(request: Request): string | null {
  const given = /^Bearer +([\w-]{20,128}) *$/i.exec(request.headers.get('authorization') ?? '');
  return given?.[1] ?? null;
}
