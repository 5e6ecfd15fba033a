import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApiContext } from '../defineEndpoint.ts';
import { keyedHash } from '../seal.ts';

/**
 * A browser that has signed in keeps a mark, signed by us, and its guesses are counted apart from everybody else's:
 * whoever guesses at an account, from wherever, can hold up others who guess and never its owner ("device cookies" of
 * OWASP). It lets nobody in: it says only that somebody signed in here before. It is a cookie that no script can read, so
 * that site and desk share it.
 */
export const DEVICE_COOKIE = 'known-device';
/** As long as browsers keep a cookie at most. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
/** Accounts for which one browser is remembered, the latest first. */
const MOST_ACCOUNTS = 8;
const BYTES = 16;
/** Characters of a signature, as many as the name has. */
const SIGNATURE = 22;
/** The name of the device, then a signature for each account that signed in there: it does not say for whom. */
const FORM = /(?:^|;)\s*known-device=([\w-]{22})((?:\.[\w-]{22})+)\s*(?:;|$)/;

type Asking = { request: Pick<Request, 'headers'> };

/** The name of the device that asks, where this account has signed in on it before, else null. */
export function knownDevice({ request }: Asking, userId: number): string | null {
  const device = deviceOf(request);
  if (!device) return null;
  const signature = Buffer.from(sign(device.name, userId));
  return device.signatures.some((given) => timingSafeEqual(Buffer.from(given), signature)) ? device.name : null;
}

/** The header that makes the device that asks known to this account, besides those that it is known to. */
export function rememberDevice(
  { request, mailer }: Asking & Pick<ApiContext, 'mailer'>,
  userId: number,
): { 'set-cookie': string } {
  const known = deviceOf(request);
  const name = known?.name ?? randomBytes(BYTES).toString('base64url');
  const signatures = new Set([sign(name, userId), ...(known?.signatures ?? [])]);
  return cookie([name, ...[...signatures].slice(0, MOST_ACCOUNTS)].join('.'), { keptSeconds: KEPT_SECONDS, mailer });
}

/** The header with which the device that asks is known to nobody any more. */
export function forgetDevice({ mailer }: Pick<ApiContext, 'mailer'>): { 'set-cookie': string } {
  return cookie('', { keptSeconds: 0, mailer });
}

function cookie(value: string, { keptSeconds, mailer }: { keptSeconds: number } & Pick<ApiContext, 'mailer'>) {
  const secure = mailer.siteUrl.startsWith('https:') ? '; Secure' : '';
  const rules = `Max-Age=${keptSeconds}; Path=/; HttpOnly; SameSite=Strict${secure}`;
  return { 'set-cookie': `${DEVICE_COOKIE}=${value}; ${rules}` };
}

function deviceOf({ headers }: Pick<Request, 'headers'>): { name: string; signatures: string[] } | null {
  const [, name, signatures] = FORM.exec(headers.get('cookie') ?? '') ?? [];
  return name && signatures ? { name, signatures: signatures.slice(1).split('.').slice(0, MOST_ACCOUNTS) } : null;
}

function sign(name: string, userId: number): string {
  return keyedHash(name, { purpose: 'known device', of: userId }).slice(0, SIGNATURE);
}
