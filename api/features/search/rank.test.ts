import { describe, expect, it } from 'vitest';
import type { Material } from './Material.ts';
import type { FoundName } from './queries/selectNames.ts';
import type { FoundPage } from './queries/selectPages.ts';
import { rank } from './rank.ts';
import { slotOf } from './Slot.ts';

const [en, fr] = ['en', 'fr'].map((code, index) => ({
  id: index + 1,
  code,
  name: code,
  nativeName: code,
  isDefault: index === 0,
})) as [Material['scope']['own'], Material['scope']['own']];

const name = (id: number, written: string, { place = 0, languageId = en.id } = {}): FoundName => {
  const words = written.toLowerCase().split(' ');
  return { id, languageId, place, written, key: words.join(''), joined: words.join(''), words, stems: words };
};
const page = (id: number, slot: number, degree = 1): FoundPage => ({ id, slot, degree, languageId: en.id });

function ranked(asked: string, { names = [], pages = [] }: { names?: FoundName[]; pages?: FoundPage[] }) {
  const slots = asked.split(' ').map((word) => slotOf({ word, sound: word, stems: { en: word } }));
  const scope = { own: en, fallback: en, active: [en, fr], categoryId: null };
  return rank({ slots, keys: [asked.replaceAll(' ', '')], names, pages, size: 100, scope });
}

describe('rank', () => {
  it('puts what is called so, in whatever language, before what is all about it', () => {
    const names = [name(2, 'Tics', { place: 3, languageId: fr.id })];
    const found = ranked('tics', { names, pages: [page(1, 0, 4), page(3, 0, 4)] });
    expect(found.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('puts the name before the alias, and the language of the reader before another', () => {
    const names = [name(3, 'em', { languageId: fr.id }), name(2, 'em', { place: 1 }), name(1, 'em')];
    expect(ranked('em', { names }).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('finds a whole name inside a sentence before pages that mention more of its words', () => {
    const pages = [page(1, 1), page(1, 2), page(2, 0)];
    const names = [name(2, 'down', { place: 2 })];
    expect(ranked('down live alone', { names, pages })[0]?.id).toBe(2);
  });

  it('puts the page with both words before one that is about a single one', () => {
    const pages = [page(1, 0, 3), page(2, 0, 2), page(2, 1, 2)];
    expect(ranked('swollen fingers', { pages }).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('says by which name, unless the reader sees that name anyway', () => {
    const names = [name(1, 'Autism'), name(2, 'Sclérose', { languageId: fr.id })];
    expect(ranked('autism', { names })[0]).toEqual({ id: 1 });
    expect(ranked('sclérose', { names })[0]).toEqual({ id: 2, by: { name: 'Sclérose', languageId: fr.id } });
  });

  it('leaves out the long tail that has little of the text', () => {
    const whole = [1, 2, 3, 4, 5, 6].flatMap((id) => [page(id, 0), page(id, 1)]);
    const tail = Array.from({ length: 40 }, (_, index) => page(10 + index, 1));
    expect(ranked('rare common', { pages: [...whole, ...tail] })).toHaveLength(6);
  });
});
