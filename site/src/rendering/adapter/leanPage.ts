import { hashOf } from './hashOf.ts';
import { onlyOwnStyles } from './onlyOwnStyles.ts';

/** In turn: what styles a page; any script or style; the policy; an island, and what Astro ends it with; an empty shape. */
const PART =
  / class="([^"]*)"|<(script|style)\b([^>]*)>|<meta http-equiv="content-security-policy"[^>]*>|<astro-island [^>]*>|<!--astro:end-->(?=<\/astro-island>)|><\/(?:path|circle)>/g;
const HASH = / '(sha256-[^']+)'/g;
/** What Astro puts before the islands of a page; base.css says it too. */
const ISLAND_STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';
/**
 * What Astro's own runtime reads of an island and `islands/runtime.js` does not: a random name, which no compression
 * shortens, a mark for streamed pages, names for messages, and that an island is what its file exports by default.
 */
const UNREAD =
  / uid="[^"]*"| component-export="default"| await-children(?:="")?|&quot;name&quot;:&quot;\w+&quot;,(?=&quot;value&quot;)/g;
/** An attribute of an island that holds JSON: shorter in the other quotes. */
const JSON_ATTRIBUTE = /="([^"]*&quot;[^"]*)"/g;
/** What Astro's own runtime waits for before it starts an island; ours starts when the page stands. */
const ANNOUNCED = /window\.dispatchEvent\(new Event\("astro:\w+"\)\);/;
/** The script of every page, which `first-paint/later.js` loads when somebody reaches for something. */
const PAGE_SCRIPT = / type="module" src="(\/_astro\/Layout\.astro[^"]+)"/;
/** Data blocks are no scripts, whatever they hold. */
const DATA = ' type="application/';

/**
 * A rendered page without what belongs to other pages and without what can wait: it has to fit into one round trip, and to
 * load nothing until somebody touches it. One pass over the page, because a page is drawn in little more time than a pass
 * takes.
 * @param styles what stands in the place of a style, and the style
 */
export function leanPage(html: string, styles: ReadonlyMap<string, string> = new Map()): string {
  return html.startsWith('<!DOCTYPE html>') ? new Lean(html, styles).page() : html;
}

class Lean {
  readonly #html: string;
  readonly #named: ReadonlyMap<string, string>;
  /** The page in pieces, with gaps for what is known only at its end. */
  readonly #pieces: string[] = [];
  readonly #classes: { place: number; said: string }[] = [];
  readonly #styles: { place: number; said: string; css: string }[] = [];
  #policy: { place: number; text: string } | undefined;
  /** Of what stands in the page. */
  readonly #hashes = new Set<string>();
  /** What a hash of Astro's becomes. */
  readonly #instead = new Map<string, string>();

  constructor(html: string, named: ReadonlyMap<string, string>) {
    this.#html = html;
    this.#named = named;
  }

  page(): string {
    let done = 0;
    PART.lastIndex = 0;
    for (let part = PART.exec(this.#html); part; part = PART.exec(this.#html)) {
      this.#pieces.push(this.#html.slice(done, part.index));
      done = this.#add(part[0], part.index + part[0].length, part[1], part[2], part[3]);
      PART.lastIndex = done;
    }
    this.#pieces.push(this.#html.slice(done));
    this.#fillGaps();
    return this.#pieces.join('');
  }

  /** Adds a part that ends at `end`, and answers where what follows it begins. */
  #add(part: string, end: number, said?: string, tag?: string, attributes = ''): number {
    if (said !== undefined) {
      this.#pieces.push(' class="', '', '"');
      this.#classes.push({ place: this.#pieces.length - 2, said });
    } else if (tag !== undefined) {
      return tag === 'style' && attributes === '' ? this.#addStyle(end) : this.#addScript(part, end, tag, attributes);
    } else if (part.startsWith('<meta')) {
      this.#policy = { place: this.#pieces.push('') - 1, text: part };
    } else if (part.startsWith('<astro-island')) {
      this.#pieces.push(part.replace(UNREAD, '').replace(JSON_ATTRIBUTE, inOtherQuotes));
    } else if (part.startsWith('>')) this.#pieces.push('/>');
    return end;
  }

  #addStyle(start: number): number {
    const end = this.#html.indexOf('</style>', start);
    const said = this.#html.slice(start, end);
    if (said !== ISLAND_STYLE) {
      this.#pieces.push('<style>', '', '</style>');
      this.#styles.push({ place: this.#pieces.length - 2, said, css: this.#named.get(said) ?? said });
    }
    return end + '</style>'.length;
  }

  #addScript(part: string, start: number, tag: string, attributes: string): number {
    const close = `</${tag}>`;
    const end = this.#html.indexOf(close, start);
    const text = this.#html.slice(start, end);
    const after = end + close.length;
    const second = attributes === '' ? this.#scriptAt(after) : undefined;
    if (second === undefined) {
      if (!attributes.startsWith(DATA)) this.#hashes.add(hashOf(text));
      const open = text === '' ? part.replace(PAGE_SCRIPT, `${DATA}x-later" data-src="$1"`) : part;
      this.#pieces.push(open, text, close);
      return after;
    }
    // One hash in the policy less. The two are the directive of a page's islands and what starts them; each stands in a
    // scope of its own.
    const joined = text.trim().replace(ANNOUNCED, '') + second;
    this.#instead.set(hashOf(text), hashOf(joined));
    this.#pieces.push(part, joined, close);
    return after + part.length + second.length + close.length;
  }

  /** The text of a script that begins there and has no attributes. */
  #scriptAt(place: number): string | undefined {
    const open = '<script>';
    if (!this.#html.startsWith(open, place)) return undefined;
    return this.#html.slice(place + open.length, this.#html.indexOf('</script>', place));
  }

  #fillGaps(): void {
    const { names, own } = onlyOwnStyles(
      this.#styles.map(({ css }) => css),
      this.#classes.map(({ said }) => said),
    );
    for (const { place, said } of this.#classes) this.#pieces[place] = names.get(said) ?? said;
    for (const [which, { place, said }] of this.#styles.entries()) {
      const { css, hash } = own[which] ?? { css: said, hash: hashOf(said) };
      this.#pieces[place] = css;
      this.#instead.set(hashOf(said), hash);
    }
    if (this.#policy) this.#pieces[this.#policy.place] = this.#policyOf(this.#policy.text);
  }

  /**
   * With the hashes of the scripts and styles that stand in this page. Astro names those of the whole site in every page:
   * bytes that no compression shortens, more of them with each island, and leave to run what the page does not hold. Files
   * need no hash, they come from this origin.
   */
  #policyOf(text: string): string {
    return text.replace(HASH, (part, hash: string) => {
      const other = this.#instead.get(hash);
      if (other) return ` '${other}'`;
      return this.#hashes.has(hash) ? part : '';
    });
  }
}

function inOtherQuotes(_: string, value: string): string {
  return `='${value.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
}
