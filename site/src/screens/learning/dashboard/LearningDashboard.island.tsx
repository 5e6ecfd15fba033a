import type { UserAchievement } from '@common-ground/api/contracts/learning/achievements.ts';
import { RECENT_ACHIEVEMENTS } from '@common-ground/api/contracts/limits.ts';
import { type LearningDashboardWords, learningDashboardWords } from '@common-ground/api/contracts/wording/learning.ts';
import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import '../../../styles/late.ts';
import { LoadFailed } from '../../../components/load-failed/LoadFailed.tsx';
import { Text } from '../../../components/text/Text.tsx';
import { $isStored } from '../../../session/keptLearning.ts';
import { languageQuery } from '../../../session/languageQuery.ts';
import { $isMergeFailed, mergeLearning } from '../../../session/mergeLearning.ts';
import { createRead, toOwnKey } from '../../../session/reads.ts';
import { $session, api, calls } from '../../../session/session.ts';
import { $learningDays, LearningDays } from '../days/LearningDays.tsx';
import { sumTotalPoints } from '../progress/displays.ts';
import { $ownRecords } from '../progress/ownProgress.ts';
import type { PathOnPage, PathRecord } from '../progress/records.ts';
import { useRecords } from '../progress/useRecords.ts';
import { RecallLine } from '../remember/RecallLine.tsx';
import { StorageNote } from '../StorageNote.tsx';
import { type Invitation, Invite } from './Invite.tsx';

type Props = {
  lang: string;
  source: SourceLanguage;
  paths: PathOnPage[];
  /** Undefined when no path suits as the first one. */
  invitation?: Invitation | undefined;
};

/** Progress of the reader, or an invitation to a first path before they have started any. */
export default function LearningDashboard(props: Props) {
  const { lang, paths, invitation } = props;
  const words = learningDashboardWords(lang);
  const { isAlive, isMember, records } = useRecords(paths);
  const isStored = useStore($isStored);
  if (!isAlive)
    return (
      <>
        {invitation && (
          <div className="learner:hidden">
            <Invite {...invitation} />
          </div>
        )}
        <div className={`newcomer:hidden ${FRAME}`}>
          <p role="status">{words.loading}</p>
        </div>
      </>
    );
  if (isMember) return <UserDashboard words={words} {...props} />;
  if (!records || records.length === 0)
    return invitation && <Invite {...invitation} hint={isStored ? invitation.hint : progressWords(lang).notKeptHere} />;
  return (
    <section className={FRAME} aria-label={words.own}>
      <Figures figures={toFigures(paths, records)} words={words} lang={lang} />
      <p className="hint">{words.guestAchievements}</p>
      <RecallLine lang={lang} isMember={false} />
      <StorageNote lang={lang} />
    </section>
  );
}

/** Reserves the height of the figures while they are loading. */
const FRAME = 'grid min-h-44 grid-cols-1 content-start gap-5 member:min-h-76';

/** Isolates a name, so that its direction does not affect the sentence around it. */
const isolate = (name: string) => `\u2068${name}\u2069`;

function UserDashboard({ words, lang, source, paths, invitation }: Props & { words: LearningDashboardWords }) {
  const session = useStore($session);
  const [progress, achievements] = [useStore($ownRecords), useStore($achievements)];
  // The learning days are optional: nothing waits for them, and a failure to load them is not shown.
  const days = useStore($learningDays).data;
  const isMergeFailed = useStore($isMergeFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = progress.data && achievements.data && { progress: progress.data, achievements: achievements.data };
  const isFailed = Boolean(progress.error || achievements.error);
  const isNew = loaded && loaded.progress.length === 0 && loaded.achievements.length === 0;
  const more = progressWords(lang);
  const retry = () => {
    // The pressed button disappears. Moving the focus keeps it from returning to the start of the page.
    heading.current?.focus();
    for (const read of [$ownRecords, $achievements]) if (read.get().error) read.revalidate();
  };
  return (
    <section className={isNew ? 'grid grid-cols-1 gap-5' : FRAME} aria-labelledby="dashboard-title">
      <h2 id="dashboard-title" tabIndex={-1} ref={heading}>
        {fill(words.greeting, { name: isolate(session?.person.displayName ?? '') })}
      </h2>
      {isMergeFailed && <LoadFailed text={more.notMerged} tryAgain={more.retry} onRetry={mergeLearning} />}
      {isFailed && <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={retry} />}
      {!isFailed && !loaded && <p role="status">{words.loading}</p>}
      {!isFailed && isNew && invitation && <Invite {...invitation} hint={undefined} />}
      {!isFailed && loaded && !isNew && (
        <>
          <Figures
            figures={{
              ...toFigures(paths, loaded.progress, loaded.achievements),
              achievements: loaded.achievements.length,
            }}
            words={words}
            lang={lang}
          />
          <div>
            {days && <LearningDays lang={lang} {...days} />}
            <RecallLine lang={lang} isMember />
          </div>
          <Recent achievements={loaded.achievements} words={words} lang={lang} source={source} />
        </>
      )}
    </section>
  );
}

type Own = { words: LearningDashboardWords; lang: string };
type FigureRecord = Pick<PathRecord, 'status' | 'totalPoints'>;
type FigureValues = { availablePaths: number; completedPaths: number; achievements?: number; totalPoints: number };

function toFigures(paths: PathOnPage[], records: FigureRecord[], achievements: UserAchievement[] = []): FigureValues {
  return {
    availablePaths: paths.length,
    completedPaths: records.filter(({ status }) => status === 'completed').length,
    totalPoints: sumTotalPoints(records, achievements),
  };
}

const FIGURES = ['availablePaths', 'completedPaths', 'achievements', 'totalPoints'] as const;

function Figures({ figures, words, lang }: Own & { figures: FigureValues }) {
  return (
    <dl className="stat-cards grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      {FIGURES.filter((name) => figures[name] !== undefined).map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-[0.15rem] rounded-soft border border-line bg-raised px-5 py-4"
        >
          <dt className="text-small text-ink-soft">{words[name]}</dt>
          <dd className="font-heading text-h2 leading-[1.2] font-semibold">{formatNumber(lang, figures[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

type RecentProps = Own & { achievements: UserAchievement[]; source: SourceLanguage };

function Recent({ achievements, words, lang, source }: RecentProps) {
  return (
    <div>
      <h3>{words.recentAchievements}</h3>
      {achievements.length === 0 ? (
        <p className="text-ink-soft">{words.noAchievements}</p>
      ) : (
        <ul className="achievements mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
          {achievements.slice(0, RECENT_ACHIEVEMENTS).map((achievement) => (
            <AchievementItem key={achievement.id} achievement={achievement} words={words} lang={lang} source={source} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Default language, in which achievements without a translation are written. */
type SourceLanguage = { lang: string; dir: 'ltr' | 'rtl' };

type SourceLanguageProps = {
  achievement: UserAchievement;
  words: LearningDashboardWords;
  lang: string;
  source: SourceLanguage;
};

function AchievementItem({ achievement, words, lang, source }: SourceLanguageProps) {
  const own = achievement.language === lang ? {} : source;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(achievement.unlockedAt));
  return (
    <li className="border-s-3 border-action bg-sunken px-5 py-4">
      <h4 className="font-semibold" {...own}>
        {achievement.title}
      </h4>
      <p {...own}>{achievement.description}</p>
      <p className="hint mt-[0.35rem]">
        <Text>{`${fill(words.inTotal, { points: plural(lang, words.points, achievement.points) })} · `}</Text>
        <Text>{fill(words.unlocked, { date })}</Text>
      </p>
    </li>
  );
}

const $achievements = createRead<UserAchievement[]>(toOwnKey(calls.listUserAchievements), {
  fetcher: (_, id) =>
    api.call(calls.listUserAchievements, {
      params: { id: Number(id) },
      query: languageQuery(),
    }),
});
