import { LANGUAGE_CODES } from '../../contracts/languages.ts';
import { changeTexts } from '../../contracts/wording/onServer.ts';
import type { Database } from '../../platform/Database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  lockUntoldChange,
  lockUntoldEdition,
  lockUntoldReturn,
  notifyOfChange,
  notifyOfEdition,
  notifyOfUndoing,
  type UntoldChange,
} from './queries/untold.ts';

/** Maximum learners in one transaction. */
const AT_ONCE = 500;

/**
 * Notifies users who completed a module of changes in what it teaches, of undone changes and of corrections of the
 * module. Each transaction stores its progress, so an interrupted run loses no notification and sends none twice.
 * @returns how many learners were selected, also those who want no notification
 */
export async function notifyLearners(database: Database, atOnce = AT_ONCE): Promise<number> {
  let learners = 0;
  // Undone changes come first, so that learners are notified of them before a later change.
  for (const tellSome of [tellSomeOfReturn, tellSomeOfChange, tellSomeOfEdition]) {
    for (;;) {
      const told = await inTransaction(database, (connection) => tellSome(connection, atOnce));
      if (told === null) break;
      learners += told;
    }
  }
  return learners;
}

async function tellSomeOfReturn(connection: Database, atOnce: number): Promise<number | null> {
  const undone = await lockUntoldReturn(connection);
  return undone && notifyOfUndoing(connection, { undone, values: createValues(undone), atOnce });
}

async function tellSomeOfChange(connection: Database, atOnce: number): Promise<number | null> {
  const change = await lockUntoldChange(connection);
  return change && notifyOfChange(connection, { change, values: createValues(change), atOnce });
}

async function tellSomeOfEdition(connection: Database, atOnce: number): Promise<number | null> {
  const edition = await lockUntoldEdition(connection);
  return edition && notifyOfEdition(connection, { edition, atOnce });
}

type ChangeNews = Pick<UntoldChange, 'names' | 'sections'> & Partial<Pick<UntoldChange, 'summary' | 'isRemoval'>>;

function createValues({ names, sections, summary, isRemoval }: ChangeNews) {
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => {
      const words = changeTexts(language).changes;
      const changed = sections.map((section) => words.sections[section]);
      const listed = isRemoval ? words.gone : new Intl.ListFormat(language).format(changed);
      return [language, { title: names[language] ?? names.en, sections: listed, reason: summary ?? '' }];
    }),
  );
}
