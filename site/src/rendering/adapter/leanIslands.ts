const ISLAND = /<astro-island [^>]*>/g;
/**
 * What Astro's own runtime reads and `islands/runtime.js` does not: a mark for streamed pages, names for messages, and that
 * an island is what its file exports by default.
 */
const UNREAD =
  / uid="[^"]*"| component-export="default"| await-children(?:="")?|&quot;name&quot;:&quot;\w+&quot;,(?=&quot;value&quot;)/g;
const END = /<!--astro:end-->(?=<\/astro-island>)/g;

/** Islands without what nothing reads: random names among it, which no compression shortens. */
export function leanIslands(html: string): string {
  return html.replace(ISLAND, (tag) => tag.replace(UNREAD, '')).replace(END, '');
}
