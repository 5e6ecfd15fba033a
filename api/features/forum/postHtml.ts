import MarkdownIt, { type Token } from 'markdown-it';

/** All that a post may be made of. Whatever is not on this list stays text: HTML, pictures, headings, tables, entities. */
const RULES = [
  ...['list', 'blockquote', 'fence', 'emphasis', 'strikethrough', 'link', 'linkify', 'autolink'],
  ...['backticks', 'escape', 'newline'],
];
/** Blocks that find their own direction: a post may quote Arabic in the middle of English. */
const BLOCKS = ['p', 'ul', 'ol', 'blockquote'];

const markdown = new MarkdownIt('zero', { html: false, linkify: true, breaks: true, maxNesting: 20 }).enable(RULES);
markdown.linkify?.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdown.validateLink = isSafeAddress;
// An address is shown as it was written: decoded, it could hold characters that turn the text around.
markdown.normalizeLinkText = (address) => address;

/**
 * A post's Markdown as HTML that is safe to put into a page, whoever wrote it: links lead to web and mail addresses alone
 * and are not vouched for. With a content warning all of it is folded under that.
 */
export function postHtml({ content, warning }: { content: string; warning?: string | null }): string {
  const tokens = parse(content);
  for (const token of [...tokens, ...inlineOf(tokens)]) tame(token);
  const html = markdown.renderer.render(tokens, markdown.options, {}).trim();
  if (!warning) return html;
  return `<details><summary dir="auto">${markdown.utils.escapeHtml(warning)}</summary>\n${html}\n</details>`;
}

/** The same without any marks: what one reads of it, a line for each paragraph. */
export function postText(content: string): string {
  return parse(content)
    .filter(({ type }) => type === 'inline' || type === 'fence')
    .map((token) => (token.type === 'fence' ? token.content : inlineText(token)).trim())
    .join('\n');
}

/** What is said in it as prose, in lines: no code, no links. */
export function postProse(content: string): string {
  let links = 0;
  const said = inlineOf(parse(content)).map(({ type, content: words }) => {
    if (type === 'link_open') links += 1;
    if (type === 'link_close') links -= 1;
    return type === 'text' && links === 0 ? words : '\n';
  });
  return said.join('');
}

/** How many links lead out of it. */
export function countLinks(content: string): number {
  return inlineOf(parse(content)).filter(({ type }) => type === 'link_open').length;
}

function parse(content: string): Token[] {
  const tokens = markdown.parse(content, {});
  for (const token of tokens) if (token.children) token.children = withoutEmptyLinks(token.children);
  return tokens;
}

/** A link without an address is none; only there does the library not ask whether it is safe. */
function withoutEmptyLinks(tokens: Token[]): Token[] {
  const open: boolean[] = [];
  return tokens.filter((token) => {
    if (token.type === 'link_open') open.push(isSafeAddress(String(token.attrGet('href') ?? '')));
    if (token.type === 'link_open') return open.at(-1);
    return token.type !== 'link_close' || open.pop();
  });
}

const inlineOf = (tokens: Token[]) => tokens.flatMap(({ children }) => children ?? []);

function inlineText({ children }: Token): string {
  return (children ?? []).map(({ type, content }) => (/break$/.test(type) ? '\n' : content)).join('');
}

function tame(token: Token): void {
  // The language of code would become a class.
  token.info = '';
  if (token.nesting !== 1) return;
  if (BLOCKS.includes(token.tag)) token.attrSet('dir', 'auto');
  if (token.tag !== 'a') return;
  token.attrs = [
    ['href', String(token.attrGet('href') ?? '')],
    ['rel', 'ugc nofollow noopener'],
    ['dir', 'auto'],
  ];
}

/** Nothing that runs, and no address that names one host and leads to another. */
function isSafeAddress(address: string): boolean {
  if (/^mailto:[^?&#]+@[^?&#]+$/i.test(address)) return true;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return !username && !password;
}
