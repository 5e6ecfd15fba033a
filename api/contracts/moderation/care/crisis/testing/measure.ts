import { readFileSync } from 'node:fs';
import { recogniser } from '../recogniser.ts';

/**
 * Prints how often the recogniser is right on files of statements (lines of kind, language and text, separated by
 * tabs). LIST=1 also prints each sentence that it gets wrong, LANGUAGE=es reads only one language.
 * Run: node measure.ts FILE...
 */
type Row = { kind: string; language: string; text: string };
const HARMLESS = new Set(['lookalike', 'ordinary', 'none']);

const rows: Row[] = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [kind = '', language = '', text = ''] = line.split('\t');
      return { kind, language, text };
    }),
);
const groups = new Map<string, { all: number; sure: number; maybe: number; wrongKind: number }>();
for (const { kind, language, text } of rows) {
  if (process.env.LANGUAGE && process.env.LANGUAGE !== language) continue;
  const found = recogniser(text);
  const group = groups.get(`${language} ${kind}`) ?? { all: 0, sure: 0, maybe: 0, wrongKind: 0 };
  groups.set(`${language} ${kind}`, group);
  group.all += 1;
  if (found) group[found.certainty] += 1;
  const isHarmless = HARMLESS.has(kind);
  const isWrongKind = !isHarmless && found !== null && found.kind !== kind;
  if (isWrongKind) group.wrongKind += 1;
  const isWrong = isHarmless ? found : !found || isWrongKind;
  if (process.env.LIST && isWrong)
    console.log(
      `${language} ${kind}\t${found ? `${found.kind} ${found.certainty} (${found.language})` : '-'}\t${text}`,
    );
}
const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)}%`.padStart(7);
for (const [name, { all, sure, maybe, wrongKind }] of [...groups].sort())
  console.log(
    `${name.padEnd(16)} ${String(all).padStart(5)} caught ${share(sure + maybe, all)} sure ${share(sure, all)} wrong kind ${share(wrongKind, all)}`,
  );
