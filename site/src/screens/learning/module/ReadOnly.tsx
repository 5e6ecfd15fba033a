import type { ActivitiesProps, OwnLanguage, QuizProps } from '../progress/learningProgress.ts';

type QuestionsProps = Pick<QuizProps, 'questions' | 'own'>;

/** Read-only questions, shown without scripts and while the module is locked. */
export function Questions({ questions, own }: QuestionsProps) {
  return (
    <ol className="marked grid max-w-measure list-decimal gap-6 ps-[1.6rem]" {...own}>
      {questions.map(({ id, question, options }) => (
        <li key={id}>
          <p className="font-semibold">{question}</p>
          <ul className="marked mt-2 list-disc ps-[1.4rem]">
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type OutlineProps = { activities: ActivitiesProps['activities']; own: OwnLanguage; transcript: string };

/** Read-only titles and descriptions of activities, with the transcripts of scenes and films. */
export function ActivityOutline({ activities, own, transcript }: OutlineProps) {
  return (
    <ul className="grid max-w-measure gap-6">
      {activities.map((activity) => {
        const said = selectTranscript(activity);
        return (
          <li key={activity.title} className="grid gap-2">
            <h2 className="text-h3" {...own}>
              {activity.title}
            </h2>
            <p {...own}>{activity.description}</p>
            {said.length > 0 && (
              <>
                <h3 className="label">{transcript}</h3>
                <div className="grid gap-3" {...own}>
                  {said.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function selectTranscript(activity: OutlineProps['activities'][number]): string[] {
  if (activity.kind === 'scene') return activity.frames.map(({ say }) => say);
  return activity.kind === 'film' ? activity.transcript.split(/\n+/) : [];
}
