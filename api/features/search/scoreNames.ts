import type { Material } from './Material.ts';
import type { FoundName } from './queries/selectNames.ts';
import type { Slot } from './Slot.ts';
import { isStopWord } from './stopWords.ts';

/** `share` is how much of the text it has, from 0 to 1. */
export type ScoredName = { score: number; share: number; by?: { name: string; languageId: number } };

/** Added where a name is the whole text, and where it is all of its words that say anything. */
const IS_TEXT = 1000;
const IS_ALL_WORDS = 500;
/** Added where a text holds a whole name: "can people with Down's live alone". About what one rare word is worth. */
const IS_WITHIN = 3;
/** Added besides: of those that are called so, the reader's language comes first, then the name before the alias. */
const IS_OWN = 60;
const IS_TITLE = 30;

/** For each condition its best name. */
export function scoreNames(material: Material, weights: Map<Slot, number>): Map<number, ScoredName> {
  const best = new Map<number, ScoredName & { name: FoundName }>();
  const titles = new Map<number, number>();
  for (const name of material.names) {
    const { score, share, isTelling } = scoreName(name, material, weights);
    if (name.place === 0 && name.languageId === material.scope.own.id) titles.set(name.id, score);
    if (score <= (best.get(name.id)?.score ?? 0)) continue;
    const by = isTelling ? { by: { name: name.written, languageId: name.languageId } } : {};
    best.set(name.id, { score, share, name, ...by });
  }
  return new Map(
    [...best].map(([id, { score, share, by, name }]) => {
      const isShown = name.place === 0 && name.languageId === material.scope.own.id;
      return [id, by && !isShown && score > (titles.get(id) ?? 0) * 1.1 ? { score, share, by } : { score, share }];
    }),
  );
}

function scoreName(name: FoundName, { slots, keys, scope }: Material, weights: Map<Slot, number>) {
  const code = scope.active.find(({ id }) => id === name.languageId)?.code ?? '';
  const saying = name.words.map((word, place) => !isStopWord({ word, stem: name.stems[place], code }));
  const isSaying = saying.some(Boolean) ? saying : saying.map(() => true);
  let asked = 0;
  let all = 0;
  const covered = name.words.map(() => 0);
  for (const slot of slots) {
    const weight = weights.get(slot) ?? 0;
    const qualities = formsOfName(slot, name);
    asked += weight * Math.max(0, ...qualities);
    all += weight;
    qualities.forEach((quality, place) => {
      covered[place] = Math.max(covered[place] ?? 0, quality);
    });
  }
  const counted = covered.filter((_, place) => isSaying[place]);
  const ofName = counted.reduce((sum, quality) => sum + quality, 0) / counted.length;
  const ofText = all > 0 ? asked / all : 0;
  const isOwn = name.languageId === scope.own.id;
  const isText = keys[0] === name.key || keys[0] === name.joined;
  const isWhole = isText || keys.includes(name.key) || (ofName >= 0.99 && ofText >= 0.99);
  const order = (name.place === 0 ? IS_TITLE : 0) + (isOwn ? IS_OWN : 0);
  const language = isOwn ? 1 : name.languageId === scope.fallback.id ? 0.9 : 0.85;
  const score =
    (isText ? IS_TEXT + order : isWhole ? IS_ALL_WORDS + order : ofName >= 0.9 ? IS_WITHIN : 0) +
    asked * (1 + 2.5 * ofName ** 2) * (name.place === 0 ? 1.15 : 1) * language;
  return { score, share: isText ? 1 : ofText, isTelling: isWhole || (ofName >= 0.6 && ofText >= 0.3) };
}

/** For each word of the name, how surely the slot means it, from 0 to 1. */
export function formsOfName(slot: Slot, { key, joined, words, stems }: FoundName): number[] {
  const asOne = slot.forms.find(({ word }) => word === key || word === joined)?.quality ?? 0;
  return words.map((word, place) => {
    const stem = stems[place];
    return Math.max(
      asOne,
      ...slot.forms.map((form) => {
        if (form.word === word) return form.quality;
        return stem && Object.values(form.stems).includes(stem) ? form.quality * 0.95 : 0;
      }),
    );
  });
}
