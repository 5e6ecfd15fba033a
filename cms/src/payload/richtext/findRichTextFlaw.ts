import { BOLD, HEADINGS, ITALIC } from '@common-ground/api/contracts/lexicalNodes.ts';
import { ID_MAX } from '@common-ground/api/contracts/limits.ts';
import { PHONE_ADDRESS } from '@common-ground/api/contracts/webAddress.ts';
import { httpsAddress } from '../fields/list.ts';

type Node = { type: string; children: unknown[]; [name: string]: unknown };

export const LINK_NEEDED = 'Give a full address, beginning with https://, or one of this site, such as /contribute';

/** Links within this site have no language, and those to a place on the page begin with #. */
export const isLinked = (value: unknown) =>
  httpsAddress.safeParse(value).success ||
  (typeof value === 'string' && (/^(\/[a-z]|mailto:|#)/.test(value) || PHONE_ADDRESS.test(value)));

/** Largest depth of nested lists. */
const MAX_LIST_LEVELS = 5;
const OF_DOC = ['relationTo', 'value', 'label'];
const FORMATS = [0, BOLD, ITALIC, BOLD | ITALIC];
const OF_TEXT = ['text', 'tab', 'linebreak', 'link'];
const OF_PAGE = ['paragraph', 'heading', 'quote', 'note', 'list'];

/**
 * Returns the first flaw of a rich text, or null. Payload stores rich text as a call sends it and shows it to editors.
 */
export function findRichTextFlaw(value: unknown): string | null {
  const root = isRecord(value) ? value.root : null;
  if (!isRecord(root) || root.type !== 'root' || Object.keys(value as object).length > 1)
    return 'must be a text of the editor';
  if (!isNode(root) || root.children.length === 0) return 'must be a text of the editor, with something in it';
  return flawAmong(root, OF_PAGE, 0);
}

/** Returns ids of the linked conditions. The text must be without flaws. */
export function findLinkedConditionIds(value: unknown): number[] {
  const ids: number[] = [];
  JSON.stringify(value, (name, one) => {
    if (name === 'doc' && isCondition(one)) ids.push(Number(one.value));
    return one;
  });
  return ids;
}

function flawAmong({ children }: Node, allowed: string[], level: number): string | null {
  for (const child of children) {
    const type = isRecord(child) ? String(child.type) : 'something';
    if (!allowed.includes(type)) return `cannot have "${type.slice(0, 40)}" in it here`;
    const flaw = flawOfNode(child as Record<string, unknown>, level);
    if (flaw) return flaw;
  }
  return null;
}

function flawOfNode(node: Record<string, unknown>, level: number): string | null {
  if (!isNode(node)) return `has a malformed "${node.type}"`;
  switch (node.type) {
    case 'linebreak':
      return null;
    case 'text':
    case 'tab':
      if (typeof node.text !== 'string') return 'has a text node without text';
      return FORMATS.includes(Number(node.format)) ? null : 'has text that is neither plain, bold nor italic';
    case 'link':
      return flawOfLink(node.fields) ?? flawAmong(node, ['text', 'tab', 'linebreak'], level);
    case 'heading':
      if (!HEADINGS.some((tag) => tag === node.tag)) return `has headings other than ${HEADINGS.join(', ')}`;
      return flawAmong(node, OF_TEXT, level);
    case 'list':
      if (level >= MAX_LIST_LEVELS) return `has lists within lists, more than ${MAX_LIST_LEVELS} deep`;
      if (node.listType !== 'bullet' && node.listType !== 'number') return 'has a list of another kind';
      return flawAmong(node, ['listitem'], level + 1);
    case 'listitem':
      return flawAmong(node, [...OF_TEXT, 'list'], level);
    default:
      return flawAmong(node, OF_TEXT, level);
  }
}

function flawOfLink(fields: unknown): string | null {
  if (!isRecord(fields)) return 'has a link without a valid address';
  const { doc, ...own } = fields;
  if (!Object.values(own).every(isPlain)) return 'has a link without a valid address';
  // A link to an address may still contain the document that was chosen before.
  if (own.linkType === 'custom' && !isLinked(own.url)) return `has a link without a valid address. ${LINK_NEEDED}`;
  const isFine = isCondition(doc) || (own.linkType === 'custom' && (doc ?? null) === null);
  return isFine ? null : 'has a link to something that is not a condition';
}

/** Payload's editor also stores the `label` of the chosen document. */
function isCondition(doc: unknown): doc is Record<string, unknown> {
  if (!isRecord(doc) || !Object.keys(doc).every((name) => OF_DOC.includes(name))) return false;
  if (doc.relationTo !== 'conditions' || (doc.label !== undefined && typeof doc.label !== 'string')) return false;
  return Number.isInteger(doc.value) && Number(doc.value) > 0 && Number(doc.value) <= ID_MAX;
}

/** Whether all properties are plain values, except `children` and the `fields` of a link. */
function isNode(node: Record<string, unknown>): node is Node {
  const { children, fields, ...own } = node;
  const isParent = !['text', 'tab', 'linebreak'].includes(String(node.type));
  return (
    Object.values(own).every(isPlain) &&
    (isParent ? Array.isArray(children) : children === undefined) &&
    (node.type === 'link' || fields === undefined)
  );
}

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
