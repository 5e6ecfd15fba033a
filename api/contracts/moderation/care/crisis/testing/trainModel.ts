import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CRISIS_KINDS } from '../CrisisFinding.ts';
import { createRecogniser } from '../createRecogniser.ts';
import type { StoredModel, StoredTables } from '../model/CrisisModel.ts';
import {
  extractFeatures,
  type Features,
  KIND_NGRAM_BUCKETS,
  KIND_SLOT_BUCKETS,
  NGRAM_BUCKETS,
  SLOT_BUCKETS,
} from '../model/features.ts';
import { packWeights } from '../model/packWeights.ts';
import { readText } from '../readText.ts';
import { compileLists } from '../slots/compileLists.ts';
import { INTERFACE_LISTS } from '../words/full.ts';
import { readOlderStatements, readOrdinarySentences, readStatements, type Statement } from './readCorpus.ts';

const EPOCHS = 24;
const RATE = 1.2;
const DECAY = 3e-5;
/** Shares of the largest weight below which a weight is stored as 0, so that the stored model stays small. */
const SMALLEST = { crisis: 0.05, kinds: 0.1 };
/** Factor by which n-grams learn faster than slots, which all languages share. */
const NGRAM_RATE_FACTOR = 3;
/** Weights of the kinds, in the order of CRISIS_KINDS, that even out their numbers of statements. */
const KIND_WEIGHTS = [1.4, 1.1, 1.1, 0.75];
const compiled = INTERFACE_LISTS.map(compileLists);
const KINDS: readonly string[] = CRISIS_KINDS;

/** Slots that mark a sentence of the older corpus as a possible crisis other than suicide. */
const OTHER_CRISIS_SLOTS: ReadonlySet<string> = new Set(
  (
    'seizure jerk stroke heart chest unconscious noBreath hardBreath choke bleed overdose toxic noWake noStop ambulance ' +
    'ingest hitMe hit rape threat abuse'
  ).split(' '),
);

export type Row = Features & {
  language: string;
  target: number;
  /** Index in CRISIS_KINDS; -1 when the row is no crisis. */
  kind: number;
};
type Tables = { crisis: Float32Array; kinds: Float32Array };

/** Trains the linear model by stochastic gradient descent. The same rows always give the same model. */
export function trainModel(rows: Row[]): StoredModel {
  const slots = createTables(SLOT_BUCKETS, KIND_SLOT_BUCKETS);
  const ngrams = new Map(
    INTERFACE_LISTS.map(({ language }) => [language, createTables(NGRAM_BUCKETS, KIND_NGRAM_BUCKETS)]),
  );
  let bias = 0;
  const random = createRandom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch / 6);
    for (let step = 0; step < rows.length; step += 1) {
      const row = rows[Math.floor(random() * rows.length)];
      const table = row && ngrams.get(row.language);
      if (!row || !table) continue;
      bias += 0.05 * learnCrisis(row, bias, slots.crisis, table.crisis, rate);
      if (row.kind >= 0) learnKind(row, slots.kinds, table.kinds, rate);
    }
  }
  return {
    bias,
    slots: storeTables(slots),
    ngrams: Object.fromEntries([...ngrams].map(([language, tables]) => [language, storeTables(tables)])),
  };
}

export function toRows(statements: Statement[]): Row[] {
  return statements.flatMap(({ kind, language, text }): Row[] => {
    const { tokens, readings } = readText(
      text,
      compiled.filter(({ lists }) => lists.language === language),
    );
    const [reading] = readings;
    const index = KINDS.indexOf(kind);
    return reading
      ? [{ ...extractFeatures(tokens, reading.spans), language, target: index < 0 ? 0 : 1, kind: index }]
      : [];
  });
}

/** Updates the weights from one row. Returns the step, from which the caller updates the bias. */
function learnCrisis(row: Row, bias: number, slots: Float32Array, ngrams: Float32Array, rate: number): number {
  let sum = bias;
  for (const bucket of row.slots) sum += row.slotWeight * (slots[bucket] ?? 0);
  for (const bucket of row.ngrams) sum += row.ngramWeight * (ngrams[bucket] ?? 0);
  const step = rate * (row.target - 1 / (1 + Math.exp(-sum)));
  for (const bucket of row.slots) update(slots, bucket, step * row.slotWeight, rate);
  for (const bucket of row.ngrams) update(ngrams, bucket, step * row.ngramWeight * NGRAM_RATE_FACTOR, rate);
  return step;
}

function learnKind(row: Row, slots: Float32Array, ngrams: Float32Array, rate: number): void {
  const at = (bucket: number, size: number, kind: number) => (bucket % size) * KINDS.length + kind;
  const sums = KINDS.map((_, kind) => {
    let sum = 0;
    for (const bucket of row.slots) sum += row.slotWeight * (slots[at(bucket, KIND_SLOT_BUCKETS, kind)] ?? 0);
    for (const bucket of row.ngrams) sum += row.ngramWeight * (ngrams[at(bucket, KIND_NGRAM_BUCKETS, kind)] ?? 0);
    return Math.exp(sum);
  });
  const all = sums.reduce((total, sum) => total + sum, 0);
  for (const [kind, sum] of sums.entries()) {
    const step = rate * (KIND_WEIGHTS[row.kind] ?? 1) * ((kind === row.kind ? 1 : 0) - sum / all);
    for (const bucket of row.slots) update(slots, at(bucket, KIND_SLOT_BUCKETS, kind), step * row.slotWeight, rate);
    for (const bucket of row.ngrams)
      update(ngrams, at(bucket, KIND_NGRAM_BUCKETS, kind), step * row.ngramWeight * NGRAM_RATE_FACTOR, rate);
  }
}

function update(table: Float32Array, bucket: number, step: number, rate: number): void {
  const before = table[bucket] ?? 0;
  table[bucket] = before + step - rate * DECAY * before;
}

function createTables(crisis: number, kinds: number): Tables {
  return { crisis: new Float32Array(crisis), kinds: new Float32Array(kinds * KINDS.length) };
}

function storeTables({ crisis, kinds }: Tables): StoredTables {
  return { crisis: packWeights(crisis, SMALLEST.crisis), kinds: packWeights(kinds, SMALLEST.kinds) };
}

/** Returns a generator of numbers from 0 to 1, which are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Returns the statements that the model learns from. In the older corpus "look-alike" means "not about suicide", so
 * look-alikes that may be another crisis are left out.
 */
export function readTrainingStatements(): Statement[] {
  const recognise = createRecogniser(INTERFACE_LISTS);
  const isHarmless = ({ kind, language, text }: Statement) => {
    if (kind === 'suicide') return true;
    const found = recognise(text);
    if (found && found.kind !== 'suicide') return false;
    const { readings } = readText(
      text,
      compiled.filter(({ lists }) => lists.language === language),
    );
    return !readings.some(({ spans }) => spans.some(({ slot }) => OTHER_CRISIS_SLOTS.has(slot)));
  };
  return [...readStatements(), ...readOlderStatements().filter(isHarmless), ...readOrdinarySentences()];
}

/** Trains and stores the model: node api/contracts/moderation/care/crisis/testing/trainModel.ts */
if (import.meta.main) {
  const { bias, slots, ngrams } = trainModel(toRows(readTrainingStatements()));
  const write = (name: string, stored: unknown) =>
    writeFileSync(
      path.join(import.meta.dirname, '../model/weights', `${name}.ts`),
      `/** Generated by trainModel.ts. */\nexport const weights = ${JSON.stringify(stored)};\n`,
    );
  write('shared', { bias, slots });
  for (const [language, stored] of Object.entries(ngrams)) write(language, stored);
}
