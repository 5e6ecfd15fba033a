import { foldWord } from '../text/foldWord.ts';
import type { Token } from '../text/readTokens.ts';
import type { NumberWords } from '../WordLists.ts';
import type { CompiledLists, Span } from './compileLists.ts';
import type { NumberSlot } from './slots.ts';

/** Minutes from which a seizure or breathlessness cannot wait. */
const MIN_LONG_MINUTES = 5;
/** Number from which pills taken at once are no ordinary dose. */
const MIN_MANY_PILLS = 6;
const PRESSURE = { from: 180, to: 290 };
/** Limits of blood sugar, in mmol/l and mg/dl. */
const SUGAR = {
  lowMmol: 3.5,
  lowMg: { from: 15, to: 55 },
  highMmol: { from: 20, to: 40 },
  highMg: { from: 330, to: 900 },
};
/** Words for "type", as in "diabetes type 1": a number after them is no low blood sugar. */
const DIABETES_TYPE_WORDS = new Set(['tipo', 'type', 'typ', 'dm', 'نوع', 'النوع']);
const OXYGEN = { from: 40, to: 89 };
const FEVER = { from: 39.4, to: 43 };
const YEARS = { from: 1900, to: 2100 };

type Units = { [unit in Exclude<keyof NumberWords, 'values'>]: Set<string> } & { values: Map<string, number> };
const prepared = new WeakMap<NumberWords, Units>();

/** Returns the slots that numbers and their units fill: a long time, many pills, values out of range. */
export function findNumberSlots(tokens: Token[], { lists: { numbers } }: CompiledLists): Span[] {
  if (!numbers) return [];
  const units = prepared.get(numbers) ?? readUnits(numbers);
  prepared.set(numbers, units);
  const spans: Span[] = [];
  const add = (slot: NumberSlot, from: number, to = from) => spans.push({ slot, from, to, isNegated: false });
  const values = tokens.map(({ word }) => numberIn(word, units));
  for (const [at, { word }] of tokens.entries()) {
    if (isLongTime(at, tokens, values, units)) add('longTime', Math.max(0, at - 1), at);
    if (units.years.has(word) && isAgo(at, tokens, units)) add('yearsAgo', at);
    const value = values[at];
    if (value === undefined || value === null) continue;
    const next = tokens[at + 1]?.word ?? '';
    const isTyped = /^\d/.test(word);
    if (units.doses.has(next)) add('dosed', at, at + 1);
    if (value >= MIN_MANY_PILLS && value < 500 && !isUnit(next, units)) add('manyPills', at);
    if (isTyped && isIn(value, PRESSURE)) add('highValue', at);
    const isType = DIABETES_TYPE_WORDS.has(tokens[at - 1]?.word ?? '');
    if (isTyped && !isType && (value <= SUGAR.lowMmol || isIn(value, SUGAR.lowMg))) add('lowSugar', at);
    if (isTyped && (isIn(value, SUGAR.highMmol) || isIn(value, SUGAR.highMg))) add('highValue', at);
    if (isTyped && isIn(value, OXYGEN)) add('lowOxygen', at);
    if (isTyped && isIn(value, FEVER)) add('feverValue', at);
    if (isIn(value, YEARS) && /^\d{4}$/.test(word)) add('yearsAgo', at);
  }
  addClockTimes(tokens, units, add);
  return spans;
}

const isIn = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to;

function readUnits({ values, ...lists }: NumberWords): Units {
  const pairs = values.split(',').map((pair) => pair.trim().split(/\s+/));
  const sets = Object.entries(lists).map(([unit, list]) => [unit, new Set(list.split(/[\s,]+/).map(foldWord))]);
  return {
    ...(Object.fromEntries(sets) as Omit<Units, 'values'>),
    values: new Map(pairs.map(([word = '', value]) => [foldWord(word), Number(value)])),
  };
}

function numberIn(word: string, { values }: Units): number | null {
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  const [systolic, diastolic] = word.split('/');
  if (diastolic && /^\d+$/.test(diastolic)) return Number(systolic) < 30 ? Number(systolic) * 10 : Number(systolic);
  return values.get(word) ?? values.get(word.replace(/^ال/, '')) ?? null;
}

function isUnit(word: string, { minutes, hours, doses, years, others }: Units): boolean {
  return [minutes, hours, doses, years, others].some((unit) => unit.has(word));
}

/** Returns whether a word is a unit of minutes or hours with a number before it that makes a long time. */
function isLongTime(at: number, tokens: Token[], values: (number | null)[], { minutes, hours }: Units): boolean {
  const word = tokens[at]?.word ?? '';
  const value = [values[at - 1], values[at - 2], values[at - 3]].find((number) => typeof number === 'number');
  if (minutes.has(word)) return typeof value === 'number' && value >= MIN_LONG_MINUTES;
  return hours.has(word) && typeof value === 'number';
}

function isAgo(at: number, tokens: Token[], { ago }: Units): boolean {
  return tokens.slice(Math.max(0, at - 4), at + 3).some(({ word }) => ago.has(word));
}

/** Adds `longTime` for "since 14:10", and when the first and last clock times are at least MIN_LONG_MINUTES apart. */
function addClockTimes(
  tokens: Token[],
  { since }: Units,
  add: (slot: NumberSlot, from: number, to?: number) => void,
): void {
  const clocks = tokens.flatMap(({ word }, at) => {
    const [, hour, minute] = /^(\d{1,2})[:h](\d{2})$/.exec(word) ?? [];
    return hour && minute ? [{ at, minutes: Number(hour) * 60 + Number(minute) }] : [];
  });
  const [first] = clocks;
  const last = clocks.at(-1);
  if (first && last && Math.abs(last.minutes - first.minutes) >= MIN_LONG_MINUTES) add('longTime', first.at);
  for (const { at } of clocks)
    if (tokens.slice(Math.max(0, at - 3), at).some(({ word }) => since.has(word))) add('longTime', at);
}
