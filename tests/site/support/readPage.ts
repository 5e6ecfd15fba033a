import { hash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as its HTML says it, before any script: what a reader without JavaScript gets. */
export type ReadPage = {
  lang: string;
  dir: string;
  title: string;
  h1: string[];
  ids: string[];
  duplicateIds: string[];
  /** Addresses of all links, as written, but for those of islands. */
  links: string[];
  /** Those that the server drew of islands, so that they are there without a script. */
  islandLinks: string[];
  /** Text of the main part, spaces collapsed. */
  text: string;
  hasMain: boolean;
  canonical: string | null;
  alternates: Record<string, string>;
  /** Of the data blocks that machines read. */
  data: Record<string, unknown>[];
  /** Scripts, style sheets and what is to be loaded ahead, by their tags. */
  loaded: string[];
  /** Scripts and styles that stand in the page, by the directive of the policy that allows them. */
  inline: { directive: 'script-src' | 'style-src'; text: string }[];
  /** The content security policy: its directives and what they allow. */
  policy: Record<string, string[]>;
  /** Attributes that are scripts or styles, which the policy refuses. */
  refused: string[];
};

/** What stands in these is not read. */
const SILENT = ['script', 'style', 'template', 'astro-island'];
/** Types of scripts that browsers run; others are data. */
const RUN = [null, '', 'module', 'text/javascript'];

/** Where links among these lead. */
function linksAmong(elements: Iterable<Element>): string[] {
  return [...elements].filter(({ tagName }) => tagName === 'a').flatMap((link) => attribute(link, 'href') ?? []);
}

/** Of this process: several tests read the same pages. */
const known = new Map<string, ReadPage>();

/** Parses as browsers do: parse5 follows the HTML standard, mistakes included. */
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
    title: textOf(named('title')[0]),
    h1: named('h1').map(textOf),
    ids,
    duplicateIds: ids.filter((id, place) => ids.indexOf(id) !== place),
    links: linksAmong(elementsIn(document, SILENT)),
    islandLinks: named('astro-island').flatMap((island) => linksAmong(elementsIn(island))),
    text: textOf(main),
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

function textOf(node: Node | undefined): string {
  return node ? rawText(node, SILENT).replace(/\s+/g, ' ').trim() : '';
}

function rawText(node: Node, without: string[] = []): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && without.includes(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map((child) => rawText(child, without)).join('') : '';
}
