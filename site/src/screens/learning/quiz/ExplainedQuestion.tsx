import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import type { QuizWords } from '@common-ground/api/contracts/wording/learningQuiz.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { CircleAlertIcon, CircleCheckIcon } from 'lucide-react';
import { Text } from '../../../components/text/Text.tsx';
import type { OwnLanguage } from '../progress/learningProgress.ts';
import { sectionPath } from '../sectionPath.ts';
import type { QuizQuestions } from './attempt.ts';
import { useQuizContext } from './quizContext.ts';

type Props = { question: QuizQuestions[number]; place: number; verdict: Verdict | undefined };

export function ExplainedQuestion({ question, place, verdict }: Props) {
  const { questions, own, lang, words } = useQuizContext();
  const { quiz } = words;
  if (!verdict) return null;
  const { isCorrect } = verdict;
  return (
    <li
      className={`grid gap-3 rounded-soft border border-s-6 bg-raised p-5 ${isCorrect ? 'border-action' : 'border-notice-edge'}`}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <span className="text-ink-soft">
          {fill(quiz.questionOf, { n: formatNumber(lang, place + 1), total: formatNumber(lang, questions.length) })}
        </span>
        <AnswerMark isRight={isCorrect}>{isCorrect ? quiz.right : quiz.wrong}</AnswerMark>
      </p>
      <h3 id={`question-${place + 1}`} tabIndex={-1} {...own}>
        {question.question}
      </h3>
      <ExplainedAnswer question={question} verdict={verdict} own={own} lang={lang} words={words} />
    </li>
  );
}

type ToldProps = {
  question: Pick<QuizQuestions[number], 'options'>;
  verdict: Pick<Verdict, 'isCorrect' | 'userAnswer' | 'correctAnswer' | 'reasons' | 'explanation' | 'origin'>;
  own: OwnLanguage;
  lang: string;
  words: QuizWords;
};

/** Shows each option with the reason why it is right or wrong, and the section of the encyclopedia that says so. */
export function ExplainedAnswer({ question, verdict, own, lang, words }: ToldProps) {
  const { quiz } = words;
  const { isCorrect, userAnswer, correctAnswer, reasons, explanation, origin } = verdict;
  return (
    <>
      {!question.options.includes(userAnswer) && (
        <p>
          <strong>{quiz.yourAnswer}</strong> <bdi>{userAnswer}</bdi>
        </p>
      )}
      <ul className="divided list-none p-0">
        {question.options.map((option, at) => (
          <li key={at} className="grid gap-1 py-3">
            <p className="font-semibold whitespace-pre-line" {...own}>
              {option}
            </p>
            {(option === correctAnswer || option === userAnswer) && (
              <p className="flex flex-wrap gap-x-4 text-small">
                {option === correctAnswer && <AnswerMark isRight>{quiz.rightAnswer}</AnswerMark>}
                {option === userAnswer && <AnswerMark isRight={isCorrect}>{quiz.yourAnswer}</AnswerMark>}
              </p>
            )}
            {reasons[at] && (
              <p className="whitespace-pre-line" {...own}>
                {reasons[at]}
              </p>
            )}
          </li>
        ))}
      </ul>
      {explanation && (
        <p className="whitespace-pre-line" {...own}>
          {explanation}
        </p>
      )}
      {origin && <Origin origin={origin} own={own} lang={lang} words={words} />}
    </>
  );
}

/** Shows right or wrong by an icon and in words, so that nobody depends on the colour. */
export function AnswerMark({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${isRight ? 'text-action' : 'text-notice'}`}>
      {isRight ? <CircleCheckIcon /> : <CircleAlertIcon />}
      <Text>{children}</Text>
    </span>
  );
}

type OriginProps = Pick<ToldProps, 'own' | 'lang' | 'words'> & { origin: NonNullable<Verdict['origin']> };

function Origin({ origin, own, lang, words }: OriginProps) {
  const [before = '', after = ''] = fill(words.quiz.originOf, { section: words.fields[origin.section] }).split(
    '{name}',
  );
  return (
    <p>
      <Text>{`${words.quiz.origin} `}</Text>
      <a href={sectionPath(origin.conditionId, origin.section, lang)}>
        <Text>{before}</Text>
        <bdi {...own}>{origin.name}</bdi>
        <Text>{after}</Text>
      </a>
    </p>
  );
}
