import type { HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import { isAlwaysOpen, isOpenAt } from '@common-ground/api/contracts/moderation/openingHours.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { ReactNode } from 'react';
import { Text } from '../text/Text.tsx';
import { callHref, PhoneNumber, textHref } from './PhoneNumber.tsx';
import type { LineWords } from './readHelpLines.ts';
import { writeHours } from './writeHours.ts';

type Props = {
  lines: HelpLine[];
  lang: string;
  words: LineWords;
  /** Whether the reader is writing a text beside the list: links then open in a new tab. */
  isBesideText?: boolean;
  /** Current time in the browser, to say whether a line is open. Missing on the server. */
  now?: Date;
  /** Kinds whose first line gets an id for links, such as `FR-violence`. */
  anchors?: readonly string[];
};

export function HelpLineList({ lines, anchors = [], ...rest }: Props) {
  const firsts = new Map(anchors.map((kind) => [lines.find(({ kinds }) => kinds[0] === kind)?.id, kind]));
  return (
    <ul className="grid grid-cols-1 gap-4">
      {lines.map((line) => (
        <li
          className="grid grid-cols-1 justify-items-start gap-1 border-s-3 border-line ps-4"
          key={line.id}
          id={firsts.has(line.id) ? `${line.region}-${firsts.get(line.id)}` : undefined}
        >
          <Line line={line} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, lang, words, isBesideText, now }: Omit<Props, 'lines' | 'anchors'> & { line: HelpLine }) {
  const out = { rel: 'noreferrer', ...(isBesideText && { target: '_blank' }) };
  const own = line.language === lang ? {} : { lang: line.language, dir: 'auto' as const };
  const call = words.call.replaceAll(' ', '\u00a0');
  const links = [
    ['chat', line.chat, 'touch'],
    ['web', line.web, 'touch'],
    ['source', line.source === line.web ? null : line.source, 'touch text-small text-ink-soft'],
  ] as const;
  return (
    <>
      <p className="font-semibold" {...own}>
        {line.name}
      </p>
      <p {...own}>{line.forWhom}</p>
      {listNotes(line, { lang, words, now }).map((note, index) => (
        <p className="hint" key={index}>
          {note}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {[line.phone, ...line.otherPhones].map(
          (number) =>
            number && (
              <a className="button quiet" href={callHref(number)} key={number}>
                <PhoneNumber text={call} number={number} />
              </a>
            ),
        )}
        {line.sms && (
          <a className="button quiet" href={textHref(line.sms)}>
            <PhoneNumber text={words.text} number={line.sms} />
          </a>
        )}
        {links.map(
          ([name, href, look]) =>
            href && (
              <a className={look} href={href} {...out} key={name}>
                <Text>{words[name]}</Text>
                <span className="sr-only">
                  {' '}
                  <Text>{line.name}</Text>
                </span>
              </a>
            ),
        )}
      </p>
    </>
  );
}

type Surroundings = Pick<Props, 'lang' | 'words' | 'now'>;

function listNotes(line: HelpLine, { lang, words, now }: Surroundings): ReactNode[] {
  const own = line.language === lang ? {} : { lang: line.language, dir: 'auto' as const };
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const list = new Intl.ListFormat(lang, { type: 'unit' });
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const languages = line.languages.map((code) => names.of(code) ?? code);
  // `text` and `chat` are left out when a link below leads to them.
  const ways = line.access.filter((way) => !(way === 'text' && line.sms) && !(way === 'chat' && line.chat));
  const { openingHours: hours } = line;
  const mayClose = now && hours && !isAlwaysOpen(hours);
  return [
    hours ? writeHours(hours, { lang, words }) : line.hours && <span {...own}>{line.hours}</span>,
    !hours && !line.hours && (line.phone || line.sms) && words.unknownHours,
    mayClose && <strong>{isOpenAt(hours, now) ? words.open : words.closed}</strong>,
    line.reach !== 'phone' && words.reach[line.reach],
    ways.length > 0 && fill(words.ways, { ways: list.format(ways.map((way) => words.access[way])) }),
    languages.length > 0 && fill(words.languages, { languages: list.format(languages) }),
    line.checkedAt && fill(words.checked, { date: day.format(new Date(line.checkedAt)) }),
  ].filter(Boolean);
}
