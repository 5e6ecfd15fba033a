import { createRecogniser } from '../createRecogniser.ts';
import { createModel } from '../model/CrisisModel.ts';
import { INTERFACE_LISTS } from '../words/full.ts';
import { FURTHER_LISTS } from '../words/more/more.ts';
import { type CrisisScore, scoreCrisis } from './scoreCrisis.ts';
import { readTrainingStatements, toRows, trainModel } from './trainModel.ts';

/**
 * Cross-validates the recogniser: for each file of statements, trains a model without the file and measures it on the
 * file. Prints the totals by language and kind.
 * Run: node api/contracts/moderation/care/crisis/testing/crossValidate.ts
 */
const LISTS = [...INTERFACE_LISTS, ...FURTHER_LISTS];

const lessons = readTrainingStatements().map((statement) => ({ statement, rows: toRows([statement]) }));
const toFileName = ({ statement: { writer, language } }: (typeof lessons)[number]) => `${language} ${writer}`;
const files = [...new Set(lessons.map(toFileName))].filter((file) => !/ (?:older|encyclopedia)$/.test(file));
const totals = new Map<string, CrisisScore>();
for (const file of files) {
  const model = trainModel(lessons.flatMap((lesson) => (toFileName(lesson) === file ? [] : lesson.rows)));
  const left = lessons.filter((lesson) => toFileName(lesson) === file).map(({ statement }) => statement);
  for (const score of scoreCrisis(left, createRecogniser(LISTS, createModel(model)))) {
    const total = totals.get(score.name) ?? { name: score.name, all: 0, sure: 0, maybe: 0, wrongKind: 0 };
    for (const count of ['all', 'sure', 'maybe', 'wrongKind'] as const) total[count] += score[count];
    totals.set(score.name, total);
  }
}
const share = (part: number, all: number) => `${((100 * part) / (all || 1)).toFixed(1)} %`.padStart(8);
for (const { name, all, sure, maybe, wrongKind } of totals.values())
  console.log(
    `${name.padEnd(14)} ${String(all).padStart(4)} sure ${share(sure, all)} maybe ${share(maybe, all)} ` +
      `wrong kind ${share(wrongKind, sure + maybe)}`,
  );
