import type { Revision } from '../../history/history.ts';
import type { Plural } from '../plural.ts';
import { sections } from './encyclopedia/sections.ts';

export * from './encyclopedia/tools.ts';

export const history = {
  versions: { one: '{count} version', other: '{count} versions' } as Plural,
  empty: 'No version has been kept yet.',
  by: 'by {name}',
  /** Badge of the version that readers see. */
  current: 'Current',
  minor: 'Minor edit',
  /** Badge of a version that records an event and changes no text. */
  events: { removed: 'Taken down', protected: 'Protected', unprotected: 'Protection ended' } satisfies Record<
    NonNullable<Revision['event']>,
    string
  >,
  isDown: 'This page was taken down. While it is, its texts and their history are closed.',
  emergency: 'Published without approval: {reason}',
  /** `{what}` is what readers were told. `correctedIn` is for translations, `correctedBefore` for replaced texts. */
  corrected: 'Corrected on medical grounds: {what}',
  correctedIn: 'Text in {language} corrected on medical grounds: {what}',
  withdrawn: 'Taken down on medical grounds: {what}',
  correctedBefore: 'Earlier correction notice, since replaced: {what}',
  noSummary: 'No summary was given',
  size: { one: '{count} character', other: '{count} characters' } as Plural,
  /** `{diff}` is a number with its sign. */
  diff: '{diff} to the one before',
  /** Labels of the radio buttons that choose the two versions. */
  from: 'From',
  to: 'To',
  /** Accessible names of the radio buttons `from` and `to`. */
  fromOf: 'From: the version of {date}',
  toOf: 'To: the version of {date}',
  compare: 'Compare the chosen versions',
  compareHint: 'Choose two versions to see what differs.',
  chooseTwo: 'Please choose two different versions.',
  changes: 'What changed',
  changesOf: 'What changed in the version of {date}',
  older: 'Show older versions',
  differences: 'Differences',
  between: 'From {from} to {to}',
  first: 'All of the first version, of {to}',
  legend: 'Underlined is new; struck through is gone.',
  same: 'The texts of these versions are the same.',
  unchanged: { one: '{count} part is unchanged', other: '{count} parts are unchanged' } as Plural,
  /** Hidden texts for screen readers around inserted and deleted words. */
  added: '[new:',
  removed: '[gone:',
  end: ']',
  close: 'Close the comparison',
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
