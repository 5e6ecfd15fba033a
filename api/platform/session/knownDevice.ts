import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database, rowOf } from '../Database.ts';
import type { ApiContext } from '../defineEndpoint.ts';

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
/** The name of the device, then a signature for each account that signed in there: it does not say for whom. */
const FORM = /(?:^|;)\s*known-device=([\w-]{22})((?:\.[\w-]{22})+)\s*(?:;|$)/;

type Asking = Pick<ApiContext, 'database'> & { request: Pick<Request, 'headers'> };

/** The name of the device that asks, where this account has signed in on it before, else null. */
export async function knownDevice({ database, request }: Asking, userId: number): Promise<string | null> {
  const device = deviceOf(request);
  if (!device) return null;
  const signature = Buffer.from(await sign(database, device.name, userId));
  return device.signatures.some((given) => timingSafeEqual(Buffer.from(given), signature)) ? device.name : null;
}

/** The header that makes the device that asks known to this account, besides those that it is known to. */
export async function rememberDevice(
  { database, request, mailer }: Asking & Pick<ApiContext, 'mailer'>,
  userId: number,
): Promise<{ 'set-cookie': string }> {
  const known = deviceOf(request);
  const name = known?.name ?? randomBytes(BYTES).toString('base64url');
  const signatures = new Set([await sign(database, name, userId), ...(known?.signatures ?? [])]);
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

async function sign(database: Database, name: string, userId: number): Promise<string> {
  const signature = createHmac('sha256', await keyOf(database))
    .update(`${name} ${userId}`)
    .digest();
  return signature.subarray(0, BYTES).toString('base64url');
}

const keys = new WeakMap<object, Promise<Buffer>>();

/** Made with the database, so that every replica has the same. */
function keyOf(database: Database): Promise<Buffer> {
  const known = keys.get(database);
  if (known) return known;
  const key = rowOf<{ key: Buffer }>(database, { name: 'device-key', text: 'SELECT key FROM account.device_key' }).then(
    (row) => {
      if (!row) throw new Error('The key that signs known devices is missing');
      return row.key;
    },
  );
  keys.set(database, key);
  key.catch(() => keys.delete(database));
  return key;
}
