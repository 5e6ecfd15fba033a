import { markNotes } from '@common-ground/api/contracts/notes.ts';
import { PHONE_ADDRESS } from '@common-ground/api/contracts/webAddress.ts';
import MarkdownIt, { type Token } from 'markdown-it';
import { parsePath } from '../../parsePath.ts';
import { toPath } from '../../routes.ts';

export type Heading = { id: string; title: string };
export type RenderedMarkdown = {
  /** Safe to insert into a page: contains only text and the elements that `RULES` and notes produce. */
  html: string;
  /** Headings of the second level. */
  sections: Heading[];
};
type Options = {
  language: string;
  languageCodes: readonly string[];
  /** Name of a note in the language of the page. */
  note: string;
  /** Number, from 1, of the section (`h2`) around the text. Keeps ids unique on a page with several texts. */
  within?: number;
};

/** Allowed Markdown. Anything else stays text: HTML, images, tables. */
const RULES = [
  ...['heading', 'list', 'blockquote', 'hr', 'emphasis', 'link', 'autolink', 'backticks'],
  ...['escape', 'entity', 'newline'],
];

/**
 * Renders Markdown as HTML. Links within the site lead to pages in `language`, external links get `noopener`, and links
 * to addresses that `toSiteLink` refuses stay text.
 */
export function renderMarkdown(text: string, { language, languageCodes, note, within }: Options): RenderedMarkdown {
  const markdown = new MarkdownIt('zero', { html: false }).enable(RULES);
  markdown.validateLink = (address) => toSiteLink(address, { language, languageCodes }) !== null;
  const tokens = markdown.parse(text, {});
  const sections = nameHeadings(tokens, within);
  nameNotes(tokens, within ? `note-${within}` : 'note');
  const label = `<bdi lang="${language}">${markdown.utils.escapeHtml(note)}</bdi>`;
  markdown.renderer.rules.note_open = (all, place, options, _env, renderer) =>
    `${renderer.renderToken(all, place, options)}<p id="${all[place]?.attrGet('aria-labelledby')}">${label}</p>\n`;
  for (const token of tokens.flatMap(({ children }) => children ?? []))
    if (token.type === 'link_open') setLinkTarget(token, { language, languageCodes });
  return { html: markdown.renderer.render(tokens, markdown.options, {}), sections };
}

/**
 * Lowers headings, because the first level is the title of the page, and gives them ids. Ids are numbered, so that they
 * are the same in every language and never equal an id of the layout.
 */
function nameHeadings(tokens: Token[], within: number | undefined): Heading[] {
  const sections: Heading[] = [];
  let count = 0;
  for (const [place, token] of tokens.entries()) {
    if (token.tag === 'h1' || (within && token.tag === 'h2')) token.tag = within ? 'h3' : 'h2';
    if (token.type !== 'heading_open') continue;
    count += 1;
    const id = within ? `section-${within}-${count}` : `section-${count}`;
    token.attrSet('id', id);
    if (token.tag === 'h2') sections.push({ id, title: plainText(tokens[place + 1]) });
  }
  return sections;
}

/** Turns notes into asides, labelled for screen readers by the name that is shown in them. */
function nameNotes(tokens: Token[], prefix: string): void {
  markNotes(tokens);
  const ends = tokens.filter(({ type }) => type === 'note_open' || type === 'note_close');
  for (const [at, token] of ends.entries()) {
    token.tag = 'aside';
    if (token.type === 'note_close') continue;
    token.attrSet('role', 'note');
    token.attrSet('aria-labelledby', `${prefix}-${at / 2 + 1}`);
  }
}

function plainText(inline: Token | undefined): string {
  const texts = (inline?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content));
  return texts.join('').trim();
}

function setLinkTarget(token: Token, options: Languages): void {
  const link = toSiteLink(String(token.attrGet('href') ?? ''), options);
  if (!link) return;
  token.attrSet('href', link.href);
  if (PHONE_ADDRESS.test(link.href)) token.attrSet('dir', 'ltr');
  if (link.isElsewhere) token.attrSet('rel', 'noopener');
}

type Languages = Pick<Options, 'language' | 'languageCodes'>;
type SiteLink = { href: string; isElsewhere: boolean };

/** Placeholder for the origin of this site. */
const PLACEHOLDER_ORIGIN = 'http://site.invalid';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Returns the address of a link on a page in `language`; null when pages must not link to it. An address without scheme
 * is parsed as browsers do, because `//host`, `/\\host` and the like look like paths.
 */
function toSiteLink(address: string, { language, languageCodes }: Languages): SiteLink | null {
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? { href: address, isElsewhere: true } : null;
  if (/^mailto:/i.test(address) || PHONE_ADDRESS.test(address)) return { href: address, isElsewhere: false };
  if (SCHEME.test(address) || !URL.canParse(address, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(address, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN) return null;
  const route = address.startsWith('/') ? parsePath(url.pathname, languageCodes) : null;
  return { href: route ? `${toPath({ ...route, language })}${url.search}${url.hash}` : address, isElsewhere: false };
}
