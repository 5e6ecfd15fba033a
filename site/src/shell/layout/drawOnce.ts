import { copyOf } from '../../rendering/adapter/copyOf.ts';

const kept = new Map<string, string>();
const MOST_KEPT = 500;

/** What `draw` gives: asked for once for each key. */
export function drawOnce(key: string, draw: () => Promise<string>): string | Promise<string> {
  return kept.get(key) ?? draw().then((html) => add(key, html));
}

function add(key: string, html: string): string {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, copyOf(html));
  return html;
}
