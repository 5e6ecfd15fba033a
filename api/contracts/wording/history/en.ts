import type { Revision } from '../../history/history.ts';
import { sections } from '../encyclopedia/sections/en.ts';
import type { Plural } from '../plural.ts';

export * from '../encyclopedia/tools/en.ts';

export const history = {
  versions: { one: '{count} version', other: '{count} versions' } as Plural,
  empty: 'No version has been kept yet.',
  /** `{name}`: who made the version. */
  by: 'by {name}',
  /** Badge of the version that readers see. */
  current: 'Current',
  /** Badge: spelling and form only. */
  minor: 'Minor edit',
  /** Badge in place of a change of the texts: what became of the page. */
  events: { removed: 'Taken down', protected: 'Protected', unprotected: 'Protection ended' } satisfies Record<
    NonNullable<Revision['event']>,
    string
  >,
  isDown: 'This page was taken down. While it is, its texts and their history are closed.',
  emergency: 'Published without approval: {reason}',
  /** What readers were told of a correction with it; the same of a translation, and of a page that went; and what they were told first, where that was wrong. */
  corrected: 'Corrected on medical grounds: {what}',
  correctedIn: 'Of the text in {language}, corrected on medical grounds: {what}',
  withdrawn: 'Taken down on medical grounds: {what}',
  correctedBefore: 'Readers were told this before it was corrected itself: {what}',
  noSummary: 'No summary was given',
  size: { one: '{count} character', other: '{count} characters' } as Plural,
  /** Beside the size; `{diff}` is a number with its sign. */
  diff: '{diff} to the one before',
  /** Choice of the two versions that are compared, beside each version. */
  from: 'From',
  to: 'To',
  /** Name of such a choice for screen readers. */
  fromOf: 'From: the version of {date}',
  toOf: 'To: the version of {date}',
  compare: 'Compare the chosen versions',
  compareHint: 'Choose two versions to see what differs.',
  chooseTwo: 'Please choose two different versions.',
  /** Button: what this version changed. */
  changes: 'What changed',
  changesOf: 'What changed in the version of {date}',
  older: 'Show older versions',
  /** Heading of a comparison. */
  differences: 'Differences',
  between: 'From {from} to {to}',
  first: 'All of the first version, of {to}',
  legend: 'Underlined is new; struck through is gone.',
  same: 'The texts of these versions are the same.',
  unchanged: { one: '{count} part is unchanged', other: '{count} parts are unchanged' } as Plural,
  /** Read aloud before what is new and what is gone, and after it. */
  added: '[new:',
  removed: '[gone:',
  end: ']',
  close: 'Close the comparison',
  /** Parts of a page. */
  fields: sections,
  restore: 'Restore',
  restoreOf: 'Restore the version of {date}',
  restoreHint:
    'This proposes the texts of that version again. They go through review like any other edit; readers see nothing before.',
  editSummary: 'Why',
  summaryNeeded: 'Please say why.',
  propose: 'Propose this version',
  proposed: 'The version is proposed and waits for review.',
  restoreFailed: 'It was not proposed',
};
