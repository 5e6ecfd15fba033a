import type { ReadableTexts } from '@common-ground/api/contracts/documents/readStates.ts';
import { isEqualText } from '@common-ground/api/contracts/encyclopedia/isEqualText.ts';

type Text = string | string[] | undefined;
/** One text of a translation in its columns. */
export type ComparedEntry = {
  key: string;
  /** Label within its list, such as "Paragraph 3". Null for a text that is no part of a list. */
  label: string | null;
  source: Text;
  published: Text;
  proposed: Text;
  /** Former source text of a stale entry. */
  former: Text;
  /** Whether a reviewer has to read it: it is changed, or its source is. */
  isNews: boolean;
};
export type ComparedGroup = { key: string; label: string; rows: ComparedEntry[] };

type Beside = Record<'source' | 'former' | 'content', ReadableTexts> & { published: ReadableTexts | null };

/** Returns the entries of a translation, those of one list in one group. */
export function groupComparedEntries(
  names: Readonly<Record<string, string>>,
  { source, former, published, content }: Beside,
): ComparedGroup[] {
  const groups = new Map<string, ComparedGroup>();
  for (const [name, fullLabel] of Object.entries(names)) {
    const { key, groupLabel, label } = splitLabel(name, fullLabel);
    const group = groups.get(key) ?? { key, label: groupLabel, rows: [] };
    const [before, proposed] = [published?.[name], content[name]];
    group.rows.push({
      key: name,
      label,
      source: source[name],
      published: before,
      proposed,
      former: former[name],
      isNews: !isEqualText(before, proposed) || former[name] !== undefined,
    });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Splits off the place in a list: its number, or that of an entry which is no longer in the source. */
function splitLabel(name: string, fullLabel: string) {
  const [, key] = name.match(/^(.+)\.(?:gone)?\d+$/) ?? [];
  const end = fullLabel.lastIndexOf(' · ');
  if (key === undefined || end < 0) return { key: name, groupLabel: fullLabel, label: null };
  return { key, groupLabel: fullLabel.slice(0, end), label: fullLabel.slice(end + 3) };
}
