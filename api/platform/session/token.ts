import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new session token: it says nothing and cannot be guessed. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a token: enough to know it again, useless to whoever reads the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of a request's Authorization header, or null. Cookies are never looked at: another site cannot send one. */
export function tokenOf(request: Request): string | null {
  const given = /^Bearer +([\w-]{20,128}) *$/i.exec(request.headers.get('authorization') ?? '');
  return given?.[1] ?? null;
}
