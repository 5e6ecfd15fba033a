import { CHANGE_WORDS } from '../../contracts/wording/learning/changes/index.ts';
import type { Database } from '../../platform/Database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  lockUntoldChange,
  lockUntoldEdition,
  lockUntoldReturn,
  tellOfChange,
  tellOfEdition,
  tellOfReturn,
  type UntoldChange,
} from './queries/untold.ts';

/** In one transaction: each of them is a row in an inbox and one for the mails. */
const AT_ONCE = 500;

/**
 * Tells those who completed a module of what has changed in the encyclopedia of what it teaches, each once for each change,
 * that such a change was undone, and of a module that was corrected those who completed it after the change and were not
 * told. So many learners at a time,
 * in a transaction that keeps how far it came: whoever dies loses nothing and tells nobody twice.
 * @returns how many learners were there to be told
 */
export async function tellLearners(database: Database, atOnce = AT_ONCE): Promise<number> {
  let learners = 0;
  for (const tellSome of [tellSomeOfReturn, tellSomeOfChange, tellSomeOfEdition]) {
    for (;;) {
      const told = await inTransaction(database, (connection) => tellSome(connection, atOnce));
      if (told === null) break;
      learners += told;
    }
  }
  return learners;
}

/** Null where nothing is to be told; the same for the two below. What was undone is told before a later change. */
async function tellSomeOfReturn(connection: Database, atOnce: number): Promise<number | null> {
  const undone = await lockUntoldReturn(connection);
  return undone && tellOfReturn(connection, { undone, values: valuesOf(undone), atOnce });
}

async function tellSomeOfChange(connection: Database, atOnce: number): Promise<number | null> {
  const change = await lockUntoldChange(connection);
  return change && tellOfChange(connection, { change, values: valuesOf(change), atOnce });
}

async function tellSomeOfEdition(connection: Database, atOnce: number): Promise<number | null> {
  const edition = await lockUntoldEdition(connection);
  return edition && tellOfEdition(connection, { edition, atOnce });
}

type ChangeNews = Pick<UntoldChange, 'names' | 'sections'> & Partial<Pick<UntoldChange, 'summary' | 'isRemoval'>>;

/** What fills the news, by language. */
function valuesOf({ names, sections, summary, isRemoval }: ChangeNews) {
  return Object.fromEntries(
    Object.entries(CHANGE_WORDS).map(([language, words]) => {
      const changed = sections.map((section) => words.sections[section]);
      const listed = isRemoval ? words.gone : new Intl.ListFormat(language).format(changed);
      return [language, { title: names[language] ?? names.en, sections: listed, reason: summary ?? '' }];
    }),
  );
}
