import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { CircleAlertIcon, CircleCheckIcon } from 'lucide-react';
import { useState } from 'react';
import { Text } from '../../../components/text/Text.tsx';
import { learningPathPath } from '../../../routes.ts';
import { AchievementItems } from '../AchievementItems.tsx';
import { passPercent, type Score, toScore } from './attempt.ts';
import { ExplainedQuestion } from './ExplainedQuestion.tsx';
import { QuizFinish } from './QuizFinish.tsx';
import { useQuizContext } from './quizContext.ts';

export function Results() {
  const { module, questions, isCompleted, lang, words, quiz, heading } = useQuizContext();
  const { attempt } = useStore(quiz.$quiz);
  // State of the first render: completing the module on this page must not change which buttons it offers.
  const [wasCompleted] = useState(isCompleted);
  const [isFinished, setFinished] = useState(isCompleted);
  const score = toScore(attempt.verdicts, questions);
  const percent = (value: number) => new Intl.NumberFormat(lang, { style: 'percent' }).format(value / 100);
  return (
    <div className="quiz grid max-w-measure gap-6">
      <h2 tabIndex={-1} ref={heading}>
        {fill(words.quiz.results, { percent: percent(score.percent) })}
      </h2>
      <div className="grid gap-2">
        <p className="flex items-start gap-2 font-semibold [&>svg]:mt-[0.2em]">
          {score.isPassed ? <CircleCheckIcon /> : <CircleAlertIcon />}
          <span>
            {score.isPassed ? words.quiz.passed : fill(words.quiz.notPassed, { percent: percent(passPercent) })}
          </span>
        </p>
        <p>
          {fill(words.quiz.score, {
            right: formatNumber(lang, score.right),
            total: formatNumber(lang, questions.length),
          })}
        </p>
        <WrongOnes score={score} />
        {attempt.achievements.length > 0 && (
          <ul className="grid gap-1">
            <AchievementItems achievements={attempt.achievements} lang={lang} />
          </ul>
        )}
      </div>
      {score.isPassed && !wasCompleted && <QuizFinish onFinished={() => setFinished(true)} />}
      {(!score.isPassed || isFinished) && (
        <div className="buttons">
          <button className={score.isPassed ? 'button quiet' : 'button'} type="button" onClick={quiz.retake}>
            {words.quiz.retake}
          </button>
          {wasCompleted && (
            <a className="button quiet" href={learningPathPath(module.path.id, lang)}>
              {words.quiz.backToPath}
            </a>
          )}
        </div>
      )}
      <ol className="grid list-none gap-5 p-0">
        {questions.map((question, place) => (
          <ExplainedQuestion
            key={question.id}
            question={question}
            place={place}
            verdict={attempt.verdicts.find(({ questionId }) => questionId === question.id)}
          />
        ))}
      </ol>
    </div>
  );
}

function WrongOnes({ score }: { score: Score }) {
  const { questions, lang, words } = useQuizContext();
  if (score.wrong.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Text>{words.quiz.wrongOnes}</Text>
      {score.wrong.map((place) => (
        <a key={place} className="touch" href={`#question-${place + 1}`}>
          {fill(words.quiz.questionOf, {
            n: formatNumber(lang, place + 1),
            total: formatNumber(lang, questions.length),
          })}
        </a>
      ))}
    </p>
  );
}
