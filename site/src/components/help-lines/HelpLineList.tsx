import type { HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import type { CareWords } from '@common-ground/api/contracts/wording/moderation/care/index.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { ReactNode } from 'react';

export type LineWords = CareWords['lines'];
type Props = {
  lines: HelpLine[];
  lang: string;
  words: LineWords;
  /** Beside something that is being written: what is opened leaves it where it is. */
  isBesideText?: boolean;
};

/** Drawn by the page of all lines on the server, and by notes in the browser. */
export function HelpLineList({ lines, lang, words, isBesideText = false }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map((line) => (
        <li className="grid grid-cols-1 justify-items-start gap-1 border-s-3 border-line ps-4" key={line.id}>
          <Line line={line} lang={lang} words={words} isBesideText={isBesideText} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, lang, words, isBesideText }: Omit<Props, 'lines'> & { line: HelpLine }) {
  const out = { rel: 'noreferrer', ...(isBesideText && { target: '_blank' }) };
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const own = line.language === lang ? {} : { lang: line.language, dir: 'auto' as const };
  const languages = line.languages.map((code) => names.of(code) ?? code);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const notes: ReactNode[] = [
    line.hours && <span {...own}>{line.hours}</span>,
    languages.length > 0 &&
      fill(words.languages, { languages: new Intl.ListFormat(lang, { type: 'unit' }).format(languages) }),
    line.checkedAt && fill(words.checked, { date: day.format(new Date(line.checkedAt)) }),
  ].filter(Boolean);
  return (
    <>
      <p className="font-semibold" {...own}>
        {line.name}
      </p>
      <p {...own}>{line.forWhom}</p>
      {notes.map((note, index) => (
        <p className="hint" key={index}>
          {note}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {line.phone && (
          <a className="button quiet" href={`tel:${line.phone.replace(/[^\d+*#]/g, '')}`}>
            <PhoneNumber text={words.call.replaceAll(' ', '\u00a0')} number={line.phone} />
          </a>
        )}
        {line.chat && (
          <a className="touch" href={line.chat} {...out}>
            {words.chat}
            <span className="sr-only"> {line.name}</span>
          </a>
        )}
        {line.web && (
          <a className="touch" href={line.web} {...out}>
            {words.web}
            <span className="sr-only"> {line.name}</span>
          </a>
        )}
        <a className="touch text-small text-ink-soft" href={line.source} {...out}>
          {words.source}
          <span className="sr-only"> {line.name}</span>
        </a>
      </p>
    </>
  );
}

/** A number is read from left to right in every language, and as one: it stays on one line, wherever its sentence breaks. */
export function PhoneNumber({ text, number }: { text: string; number: string }) {
  const [before, after] = text.split('{number}');
  return (
    <span>
      {before}
      <bdi dir="ltr">{number.replaceAll(' ', '\u00a0')}</bdi>
      {after}
    </span>
  );
}
