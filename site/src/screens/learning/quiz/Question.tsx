import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useState } from 'react';
import { findUnanswered } from './attempt.ts';
import { disabledLook, optionLabel } from './looks.ts';
import { NotSent } from './NotSent.tsx';
import { useQuizContext } from './quizContext.ts';

export function Question() {
  const { questions, own, lang, words, quiz, heading } = useQuizContext();
  const { phase, attempt } = useStore(quiz.$quiz);
  const [isHinted, setHinted] = useState(false);
  const id = useId();
  const { at, chosen, isSubmitted } = attempt;
  const question = questions[at];
  if (!question) return null;
  const isFirst = at === 0;
  const isLast = at === questions.length - 1;
  const open = findUnanswered(attempt, questions);
  const isWaiting = isLast ? open.length > 0 : open.includes(at);
  const number = (value: number) => formatNumber(lang, value);
  const place = fill(words.quiz.questionOf, { n: number(at + 1), total: number(questions.length) });
  const hint = open.includes(at)
    ? words.quiz.chooseFirst
    : fill(words.quiz.stillOpen, {
        questions: new Intl.ListFormat(lang).format(open.map((place) => number(place + 1))),
      });

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (isSubmitted) return;
    if (isWaiting) return setHinted(true);
    if (isLast) quiz.submit();
    else quiz.go(at + 1);
  }

  return (
    <form className="quiz grid max-w-measure gap-6" onSubmit={goOn}>
      <progress
        className="h-3 w-full"
        aria-label={words.quiz.progress}
        aria-valuetext={place}
        value={at + 1}
        max={questions.length}
      />
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0" disabled={isSubmitted}>
        <legend className="mb-4 w-full p-0">
          <span className="mb-2 flex flex-wrap items-center justify-between gap-3 text-small text-ink-soft">
            <span>{place}</span>
            <span className="badge">{plural(lang, words.quiz.points, question.points)}</span>
          </span>
          <h2 className="text-h3" tabIndex={-1} ref={heading} {...own}>
            {question.question}
          </h2>
        </legend>
        {question.options.map((option, place) => (
          <label key={place} className={optionLabel}>
            <input
              className="mt-1 size-5 flex-none"
              type="radio"
              name={`${id}question`}
              checked={chosen[question.id]?.place === place}
              onChange={() => quiz.choose(question.id, place)}
            />
            <span className="whitespace-pre-line" {...own}>
              {option}
            </span>
          </label>
        ))}
      </fieldset>
      {phase === 'failed' && <NotSent />}
      <div className="flex flex-wrap justify-between gap-3">
        <button
          className={`button quiet ${disabledLook}`}
          type="button"
          aria-disabled={isFirst || isSubmitted || undefined}
          onClick={() => isFirst || isSubmitted || quiz.go(at - 1)}
        >
          {words.quiz.previous}
        </button>
        {/* aria-disabled keeps the button focusable: a press says what is missing. */}
        <button
          className={`button ms-auto ${disabledLook}`}
          type="submit"
          aria-disabled={isWaiting || isSubmitted || undefined}
          aria-describedby={isWaiting ? `${id}hint` : undefined}
        >
          {isLast ? words.quiz.submit : words.quiz.next}
        </button>
      </div>
      <p className={isWaiting ? 'hint ms-auto' : 'sr-only'} id={`${id}hint`}>
        {isWaiting && hint}
      </p>
      <p className={isSubmitted ? undefined : 'sr-only'} role="status">
        {phase === 'sending' ? words.quiz.sending : isHinted && isWaiting && hint}
      </p>
    </form>
  );
}
