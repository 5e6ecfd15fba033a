import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { HelpKind, HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { HelpLineList } from '../help-lines/HelpLineList.tsx';
import { type LineWords, readHelpLines } from '../help-lines/readHelpLines.ts';
import { selectLines } from '../help-lines/selectLines.ts';
import { useHelpRegion } from '../help-lines/useHelpRegion.ts';

type Props = {
  kind: CrisisKind;
  language: string;
  words: LineWords;
  title: string;
  unknown: string;
};

/** Kinds of lines for a crisis, the most suitable first. */
const KINDS: Record<CrisisKind, readonly HelpKind[]> = {
  emergency: [],
  poison: ['poison'],
  suicide: ['suicide', 'mentalHealth', 'listening'],
  violence: ['violence', 'child'],
};
/** More lines would push the content below out of sight. The page of help lines has all. */
const MAX_LINES = 4;

export function KindLines({ kind, language, words, title, unknown }: Props) {
  const { region } = useHelpRegion();
  const lines = useLoaded(() => readHelpLines(language), true);
  if (lines === null) return <p role="status">{words.loading}</p>;
  if (lines === 'failed') return <p role="alert">{words.failed}</p>;
  const fitting = linesOfKind(kind, selectLines(region, lines));
  if (fitting.length === 0) return <p>{unknown}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{title}</p>
      <HelpLineList lines={fitting} lang={language} words={words} now={new Date()} isBesideText />
    </div>
  );
}

function linesOfKind(kind: CrisisKind, lines: HelpLine[]): HelpLine[] {
  const wanted = KINDS[kind];
  const place = (line: HelpLine) => Math.min(...line.kinds.map((one) => wanted.indexOf(one)).filter((at) => at >= 0));
  return lines
    .filter(({ kinds }) => kinds.some((one) => wanted.includes(one)))
    .sort((one, other) => place(one) - place(other))
    .slice(0, MAX_LINES);
}
