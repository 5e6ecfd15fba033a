import type { TextKind } from '../../contracts/documents/parts.ts';
import type { TranslatedEntry } from '../../contracts/documents/translatedEntries.ts';
import { CONTRIBUTION_LIST_MAX } from '../../contracts/limits.ts';
import { NO_ENTRY } from '../../contracts/translations/desk.ts';
import { PHONE_ADDRESS } from '../../contracts/webAddress.ts';
import { BadRequest } from '../../platform/errors.ts';
import { toResource } from '../encyclopedia/toTexts.ts';

type EntryTexts = Readonly<Record<string, string>>;

/** Returns the texts as they are stored, by key. @throws BadRequest that names the entry */
export function demandEntryTexts(entries: readonly TranslatedEntry[], texts: EntryTexts): Record<string, string> {
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  const stored = Object.entries(texts).map(([key, given]) => {
    const entry = known.get(key);
    if (!entry) throw new BadRequest(`${key}: ${NO_ENTRY}`);
    const text = toStoredText(entry.kind, given);
    const fault = findFault(entry, text);
    if (fault) throw new BadRequest(`${entry.label}: ${fault}`);
    return [key, text];
  });
  return Object.fromEntries(stored);
}

/** Joins lines of a text that has only one, and blocks of a text that is one block. */
function toStoredText(kind: TextKind, text: string): string {
  if (kind === 'line' || kind === 'paragraph' || kind === 'link') return text.replaceAll(/\s*\n\s*/g, ' ');
  return kind === 'block' ? text.replaceAll(/\n(?:[^\S\n]*\n)+/g, '\n') : text;
}

function findFault({ kind, most }: TranslatedEntry, text: string): string | null {
  const isList = kind === 'list' || kind === 'links';
  const texts = isList ? text.split('\n').filter((line) => line.trim()) : [text];
  if (texts.length > CONTRIBUTION_LIST_MAX) return `must have at most ${CONTRIBUTION_LIST_MAX} entries`;
  if (texts.some(({ length }) => length > most)) return `must have at most ${most} characters`;
  if (kind === 'link' || kind === 'links') {
    const wrong = texts.find((line) => line.trim() && !toResource(line));
    return wrong ? `"${wrong}" needs a title and an address, as in "Title: https://…"` : null;
  }
  const address = kind === 'markdown' || kind === 'block' ? findWrongAddress(text) : undefined;
  return address === undefined ? null : `the link to "${address}" leads nowhere. Keep the address of the source`;
}

/** Finds a link in Markdown that leads nowhere. Pages of this site are linked without a language, as /condition/12. */
function findWrongAddress(text: string): string | undefined {
  const addresses = [...text.matchAll(/\]\(\s*<?([^\s)>]*)/g)].map(([, address = '']) => address);
  return addresses.find(
    (address) => !PHONE_ADDRESS.test(address) && !/^(https?:\/\/[^\s]+\.|\/[a-z]|mailto:)/.test(address),
  );
}
