import type { Recogniser } from '../createRecogniser.ts';
import { isCrisis, type Statement } from './readCorpus.ts';

export type CrisisScore = {
  name: string;
  all: number;
  sure: number;
  maybe: number;
  /** Number of findings of another kind than the statement's. */
  wrongKind: number;
};

/** Counts the findings in statements, by language and kind. */
export function scoreCrisis(statements: Statement[], recognise: Recogniser): CrisisScore[] {
  const scores = new Map<string, CrisisScore>();
  for (const statement of statements) {
    const name = `${statement.language} ${statement.kind}`;
    const score = scores.get(name) ?? { name, all: 0, sure: 0, maybe: 0, wrongKind: 0 };
    scores.set(name, score);
    score.all += 1;
    const found = recognise(statement.text);
    if (found) score[found.certainty] += 1;
    if (found && isCrisis(statement) && found.kind !== statement.kind) score.wrongKind += 1;
  }
  return [...scores.values()].sort((a, b) => a.name.localeCompare(b.name));
}
