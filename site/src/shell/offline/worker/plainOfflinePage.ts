import { directionIn } from '@common-ground/api/contracts/languages.ts';
import { plainOfflineWords } from '@common-ground/api/contracts/wording/offlineConnectionPlain.ts';

export function plainOfflinePage(language: string): Response {
  const { title, text, again } = plainOfflineWords(language);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionIn(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="?">${again}</a></p>
</html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
