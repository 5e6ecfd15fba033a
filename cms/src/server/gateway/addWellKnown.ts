import type { Hono } from 'hono';

type Site = { siteUrl: string; contactEmail?: string | undefined };

export const CHANGE_PASSWORD_PAGE = '/profile#settings';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days until `security.txt` expires, counted from the response. RFC 9116 wants fewer than a year. */
const VALID_DAYS = 180;

export function addWellKnown(app: Hono, site: Site): void {
  // Password managers open this path (W3C, "A Well-Known URL for Changing Passwords"). 302, because the page may move.
  app.on(['GET', 'HEAD'], '/.well-known/change-password', (context) => context.redirect(CHANGE_PASSWORD_PAGE, 302));
  const { contactEmail } = site;
  if (!contactEmail) return;
  app.on(['GET', 'HEAD'], '/.well-known/security.txt', (context) =>
    context.text(writeSecurityText({ ...site, contactEmail }), 200, { 'cache-control': 'public, max-age=3600' }),
  );
}

/** RFC 9116 allows only an https address as `Canonical`. */
function writeSecurityText({ siteUrl, contactEmail }: Required<Site>): string {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en, es, fr, ar',
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
