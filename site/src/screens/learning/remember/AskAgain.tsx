import type { RecalledAnswer } from '@common-ground/api/contracts/learning/recall.ts';
import { quizWords } from '@common-ground/api/contracts/wording/learningQuiz.ts';
import type { RecallWords } from '@common-ground/api/contracts/wording/learningRemember.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { WithConnection } from '../../../components/needs-connection/WithConnection.tsx';
import { Reason, useTask } from '../../../components/task/TaskButton.tsx';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import { AnswerMark, ExplainedAnswer } from '../quiz/ExplainedQuestion.tsx';
import { disabledLook, optionLabel } from '../quiz/looks.ts';
import { answerAgain, type Due, formatCalendarDay } from './recallSource.ts';

export type RememberProps = {
  lang: string;
  /** Titles of paths, by the ids of their quiz modules. */
  titles: Record<string, { title: string; own: OwnLanguage }>;
  /** Attributes for texts in a language, by its code. */
  owns: Record<string, OwnLanguage>;
};

type Props = RememberProps & { words: RecallWords; questions: Due[]; onFinished: () => void };

export function AskAgain({ lang, titles, owns, words, questions, onFinished }: Props) {
  const [at, setAt] = useState(0);
  const [told, setTold] = useState<RecalledAnswer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // Each step moves the focus to the heading; opening the page does not.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [at, told]);
  const question = questions[at];
  if (!question) return null;
  const own = owns[question.language] ?? {};
  const of = titles[question.moduleId];
  const isLast = at === questions.length - 1;

  function goOn() {
    if (isLast) return onFinished();
    setTold(null);
    setAt(at + 1);
  }

  return (
    <section className="grid max-w-measure gap-6 rounded-soft border border-line bg-raised p-6" aria-labelledby="again">
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
          <span>
            {fill(words.questionOf, { n: formatNumber(lang, at + 1), total: formatNumber(lang, questions.length) })}
          </span>
          {of && <span>{fill(words.from, { title: `\u2068${of.title}\u2069` })}</span>}
        </p>
        <h3 className="focus:outline-none" id="again" tabIndex={-1} ref={heading} {...own}>
          {question.question}
        </h3>
      </div>
      {told ? (
        <>
          <Outcome lang={lang} words={words} told={told} />
          <ExplainedAnswer question={question} verdict={told} own={own} lang={lang} words={quizWords(lang)} />
          <div className="buttons">
            <button className="button" type="button" onClick={goOn}>
              {isLast ? words.finish : words.next}
            </button>
          </div>
        </>
      ) : (
        <Choice key={question.id} lang={lang} words={words} question={question} own={own} onTold={setTold} />
      )}
    </section>
  );
}

function Outcome({ lang, words, told }: { lang: string; words: RecallWords; told: RecalledAnswer }) {
  const { isCorrect, nextOn } = told;
  const { right, wrong } = quizWords(lang).quiz;
  const text = isCorrect ? (nextOn ? words.knew : words.knewForGood) : words.notThisTime;
  return (
    <div className="grid gap-1" role="status">
      <p>
        <AnswerMark isRight={isCorrect}>{isCorrect ? right : wrong}</AnswerMark>
      </p>
      <p>{fill(text, { date: nextOn ? formatCalendarDay(lang, nextOn) : '' })}</p>
    </div>
  );
}

type ChoiceProps = {
  lang: string;
  words: RecallWords;
  question: Due;
  own: RememberProps['owns'][string];
  onTold: (told: RecalledAnswer) => void;
};

function Choice({ lang, words, question, own, onTold }: ChoiceProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isHinted, setHinted] = useState(false);
  const checking = useTask(async (given: string) => onTold(await answerAgain(question, given, lang)), words.notChecked);

  function check(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) setHinted(true);
    else void checking.run(chosen);
  }

  return (
    <form className="grid gap-6" onSubmit={check}>
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0" aria-labelledby="again">
        {question.options.map((option) => (
          <label key={option} className={optionLabel}>
            <input
              className="mt-1 size-5 flex-none"
              type="radio"
              name="again"
              checked={chosen === option}
              onChange={() => setChosen(option)}
            />
            <span className="whitespace-pre-line" {...own}>
              {option}
            </span>
          </label>
        ))}
      </fieldset>
      <Reason>{checking.reason}</Reason>
      <div className="buttons">
        {/* aria-disabled keeps the button focusable: a press says what is missing. */}
        <button
          className={`button ${disabledLook}`}
          type="submit"
          aria-disabled={chosen === null || checking.isBusy || undefined}
        >
          {checking.isBusy ? words.checking : <WithConnection>{words.check}</WithConnection>}
        </button>
      </div>
      <p className="hint empty:hidden" role="status">
        {isHinted && chosen === null ? words.chooseFirst : ''}
      </p>
    </form>
  );
}
