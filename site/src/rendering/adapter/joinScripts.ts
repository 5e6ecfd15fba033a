import { hashOf } from './hashOf.ts';

const TWO_SCRIPTS = /<script>([^<]*)<\/script><script>([^<]*)<\/script>/;

/**
 * Makes one script of two that follow each other: one hash in the policy less, which no compression shortens. The two are
 * the directive of a page's islands and what starts them; each stands in a scope of its own.
 */
export function joinScripts(html: string): string {
  const [both, first, second] = TWO_SCRIPTS.exec(html) ?? [];
  if (both === undefined || first === undefined || second === undefined) return html;
  const joined = first.trim() + second;
  return html.replace(both, () => `<script>${joined}</script>`).replace(hashOf(first), () => hashOf(joined));
}
