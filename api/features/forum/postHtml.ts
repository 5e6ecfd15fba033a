import MarkdownIt, { type Token } from 'markdown-it';

/** The Markdown of posts. Everything else stays text: HTML, pictures, headings, tables, entities. */
const RULES = [
  ...['list', 'blockquote', 'fence', 'emphasis', 'strikethrough', 'link', 'linkify', 'autolink'],
  ...['backticks', 'escape', 'newline'],
];
/** Tags that get `dir="auto"`: a post may quote Arabic in the middle of English. */
const BLOCKS = ['p', 'ul', 'ol', 'blockquote'];

const markdown = new MarkdownIt('zero', { html: false, linkify: true, breaks: true, maxNesting: 20 }).enable(RULES);
markdown.linkify?.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdown.validateLink = isSafeAddress;
// Shows an address as written: a decoded one could contain characters that reverse the direction of text.
markdown.normalizeLinkText = (address) => address;

/** Renders a post as HTML that is safe in a page. A content warning folds all of it. */
export function postHtml({ content, warning }: { content: string; warning?: string | null }): string {
  const tokens = parse(content);
  for (const token of [...tokens, ...toInlineTokens(tokens)]) setSafeAttributes(token);
  const html = markdown.renderer.render(tokens, markdown.options, {}).trim();
  if (!warning) return html;
  return `<details><summary dir="auto">${markdown.utils.escapeHtml(warning)}</summary>\n${html}\n</details>`;
}

/** Returns the text of a post without Markdown. Paragraphs and items are separated by a line break. */
export function postText(content: string): string {
  return parse(content)
    .filter(({ type }) => type === 'inline' || type === 'fence')
    .map((token) => (token.type === 'fence' ? token.content : inlineText(token)).trim())
    .join('\n');
}

/** Returns the text of a post, with line breaks in place of code, links, Markdown marks and ends of blocks. */
export function postProse(content: string): string {
  return parse(content)
    .map(({ children }) => inlineProse(children ?? []))
    .join('\n');
}

function inlineProse(tokens: Token[]): string {
  let links = 0;
  const parts = tokens.map(({ type, content: text }) => {
    if (type === 'link_open') links += 1;
    if (type === 'link_close') links -= 1;
    return type === 'text' && links === 0 ? text : '\n';
  });
  return parts.join('');
}

export function countLinks(content: string): number {
  return toInlineTokens(parse(content)).filter(({ type }) => type === 'link_open').length;
}

function parse(content: string): Token[] {
  const tokens = markdown.parse(content, {});
  for (const token of tokens) if (token.children) token.children = withoutEmptyLinks(token.children);
  return tokens;
}

/** Removes links without a safe address: the library does not check an empty one. */
function withoutEmptyLinks(tokens: Token[]): Token[] {
  const open: boolean[] = [];
  return tokens.filter((token) => {
    if (token.type === 'link_open') open.push(isSafeAddress(String(token.attrGet('href') ?? '')));
    if (token.type === 'link_open') return open.at(-1);
    return token.type !== 'link_close' || open.pop();
  });
}

const toInlineTokens = (tokens: Token[]) => tokens.flatMap(({ children }) => children ?? []);

function inlineText({ children }: Token): string {
  return (children ?? []).map(({ type, content }) => (/break$/.test(type) ? '\n' : content)).join('');
}

function setSafeAttributes(token: Token): void {
  // The renderer would write the language of a code block as a class.
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

function isSafeAddress(address: string): boolean {
  if (/^mailto:[^?&#]+@[^?&#]+$/i.test(address)) return true;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return !username && !password;
}
