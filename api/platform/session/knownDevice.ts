import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApiContext } from '../ApiContext.ts';
import { keyedHash } from '../seal.ts';

/**
 * Signed cookie of a browser that has signed in. Wrong passwords from that browser are counted separately, so that
 * guesses from elsewhere never hold up the owner ("device cookies" of OWASP). The cookie signs nobody in.
 */
export const DEVICE_COOKIE = 'known-device';
/** The longest time that browsers store a cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** Maximum accounts in the cookie of one browser. The latest sign-ins stay. */
const MAX_ACCOUNTS = 8;
const BYTES = 16;
/** Characters of a signature, as many as the name has. */
const SIGNATURE_LENGTH = 22;
/** Name of the device, and a signature for each account that signed in there, which does not reveal the account. */
const COOKIE_PATTERN = /(?:^|;)\s*known-device=([\w-]{22})((?:\.[\w-]{22})+)\s*(?:;|$)/;

type Asking = { request: Pick<Request, 'headers'> };

/** Returns the device's name if this account has signed in on it before, else null. */
export function findKnownDevice({ request }: Asking, userId: number): string | null {
  const device = readDevice(request);
  if (!device) return null;
  const signature = Buffer.from(sign(device.name, userId));
  return device.signatures.some((given) => timingSafeEqual(Buffer.from(given), signature)) ? device.name : null;
}

/** Returns the cookie that makes the device known to one more account. */
export function createDeviceCookie({ request, mailer }: Asking & Pick<ApiContext, 'mailer'>, userId: number): string {
  const known = readDevice(request);
  const name = known?.name ?? randomBytes(BYTES).toString('base64url');
  const signatures = new Set([sign(name, userId), ...(known?.signatures ?? [])]);
  return cookie([name, ...[...signatures].slice(0, MAX_ACCOUNTS)].join('.'), { keptSeconds: COOKIE_SECONDS, mailer });
}

export function createDeviceDeletion({ mailer }: Pick<ApiContext, 'mailer'>): string {
  return cookie('', { keptSeconds: 0, mailer });
}

function cookie(value: string, { keptSeconds, mailer }: { keptSeconds: number } & Pick<ApiContext, 'mailer'>): string {
  const secure = mailer.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${value}; Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}

function readDevice({ headers }: Pick<Request, 'headers'>): { name: string; signatures: string[] } | null {
  const [, name, signatures] = COOKIE_PATTERN.exec(headers.get('cookie') ?? '') ?? [];
  return name && signatures ? { name, signatures: signatures.slice(1).split('.').slice(0, MAX_ACCOUNTS) } : null;
}

function sign(name: string, userId: number): string {
  return keyedHash(name, { purpose: 'known device', of: userId }).slice(0, SIGNATURE_LENGTH);
}
