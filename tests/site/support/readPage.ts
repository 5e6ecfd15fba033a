import { hash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The content of a page's HTML before any script runs, as a reader without JavaScript gets it. */
export type ReadPage = {
  lang: string;
  dir: string;
  title: string;
  h1: string[];
  ids: string[];
  duplicateIds: string[];
  /** Addresses of all links as written, without those in islands. */
  links: string[];
  /** Addresses of links that the server rendered in islands. */
  islandLinks: string[];
  /** Text of the main element, with white space collapsed. */
  text: string;
  hasMain: boolean;
  canonical: string | null;
  alternates: Record<string, string>;
  /** Parsed JSON-LD blocks. */
  data: Record<string, unknown>[];
  /** Addresses of scripts, style sheets and preloads. */
  loaded: string[];
  /** Inline scripts and styles, with the directive that must allow them. */
  inline: { directive: 'script-src' | 'style-src'; text: string }[];
  policy: Record<string, string[]>;
  /** Inline style and event attributes, which the policy refuses. */
  refused: string[];
};

/** Elements whose content is not read. */
const SILENT = ['script', 'style', 'template', 'astro-island'];
/** Types of scripts that browsers run. Other types are data. */
const RUN = [null, '', 'module', 'text/javascript'];

function linksAmong(elements: Iterable<Element>): string[] {
  return [...elements].filter(({ tagName }) => tagName === 'a').flatMap((link) => attribute(link, 'href') ?? []);
}

/** Parsed pages by hash: several tests of the process read the same pages. */
const known = new Map<string, ReadPage>();

/** Parses HTML as browsers do: parse5 follows the HTML standard, also for invalid markup. */
export function readPage(html: string): ReadPage {
  const key = hash('sha1', html);
  const page = known.get(key) ?? parsePage(html);
  known.set(key, page);
  return page;
}

function parsePage(html: string): ReadPage {
  const document = parse(html);
  const all = [...elementsIn(document)];
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const [root, main] = [named('html')[0], named('main')[0]];
  const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== null);
  const links = named('link');
  const related = (rel: string) => links.filter((link) => attribute(link, 'rel') === rel);
  const [canonical] = related('canonical');
  return {
    lang: (root && attribute(root, 'lang')) ?? '',
    dir: (root && attribute(root, 'dir')) ?? '',
    title: toText(named('title')[0]),
    h1: named('h1').map(toText),
    ids,
    duplicateIds: ids.filter((id, place) => ids.indexOf(id) !== place),
    links: linksAmong(elementsIn(document, SILENT)),
    islandLinks: named('astro-island').flatMap((island) => linksAmong(elementsIn(island))),
    text: toText(main),
    hasMain: main !== undefined,
    canonical: canonical ? attribute(canonical, 'href') : null,
    alternates: Object.fromEntries(
      related('alternate')
        .filter((link) => attribute(link, 'hreflang') !== null)
        .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    ),
    data: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(rawText(script))),
    loaded: [
      ...named('script').flatMap((script) => attribute(script, 'src') ?? []),
      ...links
        .filter((link) => /stylesheet|pre/.test(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href') ?? ''),
    ],
    inline: [
      ...named('script')
        .filter((script) => RUN.includes(attribute(script, 'type')) && attribute(script, 'src') === null)
        .map((script) => ({ directive: 'script-src' as const, text: rawText(script) })),
      ...named('style').map((style) => ({ directive: 'style-src' as const, text: rawText(style) })),
    ],
    policy: policyIn(named('meta')),
    refused: all.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => `${tagName} ${name}`),
    ),
  };
}

function policyIn(metas: Element[]): Record<string, string[]> {
  const meta = metas.find((one) => attribute(one, 'http-equiv') === 'content-security-policy');
  const directives = (meta && attribute(meta, 'content'))?.split(';') ?? [];
  return Object.fromEntries(
    directives.map((directive) => directive.trim().split(' ')).map(([name = '', ...allowed]) => [name, allowed]),
  );
}

function* elementsIn(node: Node, without: string[] = []): Generator<Element> {
  if ('tagName' in node) {
    if (without.includes(node.tagName)) return;
    yield node;
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child, without);
}

function attribute(element: Element, name: string): string | null {
  return element.attrs.find((one) => one.name === name)?.value ?? null;
}

function toText(node: Node | undefined): string {
  return node ? rawText(node, SILENT).replace(/\s+/g, ' ').trim() : '';
}

function rawText(node: Node, without: string[] = []): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && without.includes(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map((child) => rawText(child, without)).join('') : '';
}
