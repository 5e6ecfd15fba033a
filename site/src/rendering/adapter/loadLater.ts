const PAGE_SCRIPT = /<script type="module" src="(\/_astro\/Layout\.astro[^"]+)"><\/script>/;

/** Marks the script of every page for `first-paint/later.js`, which loads it when somebody reaches for something. */
export function loadLater(html: string): string {
  return html.replace(PAGE_SCRIPT, '<script type="later" data-src="$1"></script>');
}
