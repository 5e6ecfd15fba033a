import type { ChatFigures as Figures } from '@common-ground/api/contracts/analytics/dashboard.ts';
import { type ChatFiguresWords, chatFiguresWords } from '@common-ground/api/contracts/wording/chatFigures.ts';
import { formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { DataTable } from './DataTable.tsx';

type Props = { chat: Figures; lang: string };

/** Shows how often topics came up in the chat, unanswered ones first, because authors can add their answers. */
export function ChatFigures({ chat, lang }: Props) {
  const words = chatFiguresWords(lang);
  return (
    <section className="grid grid-cols-1 gap-3 pt-4" aria-labelledby="chat-title">
      <h3 className="text-h3" id="chat-title">
        {words.title}
      </h3>
      <p className="hint">{words.hint}</p>
      {chat.crisis > 0 && <p>{plural(lang, words.crisis, chat.crisis)}</p>}
      <Counts
        id="unanswered"
        counts={chat.unanswered}
        none={words.unansweredNone}
        heading={words.subject}
        words={words}
        lang={lang}
      />
      <Counts
        id="answered"
        counts={chat.answered}
        none={words.answeredNone}
        heading={words.topic}
        words={words}
        lang={lang}
      />
    </section>
  );
}

type CountsProps = {
  id: 'unanswered' | 'answered';
  counts: Figures['answered'];
  none: string;
  heading: string;
  words: ChatFiguresWords;
  lang: string;
};

function Counts({ id, counts, none, heading, words, lang }: CountsProps) {
  const findSubjectName = (topic: string) =>
    words.subjects[topic as keyof typeof words.subjects] ?? words.somethingElse;
  return (
    <>
      <h4 id={`chat-${id}`}>{words[id]}</h4>
      {counts.length === 0 ? (
        <p>{none}</p>
      ) : (
        <DataTable labelledBy={`chat-${id}`} columns={[heading, words.times]}>
          {counts.map(({ topic, title, count }) => (
            <tr key={topic}>
              <th scope="row">{title ? <bdi lang="en">{title}</bdi> : findSubjectName(topic)}</th>
              <td>{formatNumber(lang, count)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
