import type { UserAchievement } from '@common-ground/api/contracts/learning/achievements.ts';
import type { LearningPath, Progress } from '@common-ground/api/contracts/learning/learning.ts';
import { RECENT_ACHIEVEMENTS } from '@common-ground/api/contracts/limits.ts';
import {
  type LearningDashboardWords,
  learningDashboardWords,
} from '@common-ground/api/contracts/wording/learning/index.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import '../../styles/late.ts';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { useAlive } from '../../islands/useAlive.ts';
import { createRead } from '../../session/reads.ts';
import { $session, $userId, api, calls } from '../../session/session.ts';

type Props = { lang: string; source: SourceLanguage };

/** Somebody's own learning, above what there is for everybody. The server draws it loading; a guest never sees it. */
export default function LearningDashboard({ lang, source }: Props) {
  const isAlive = useAlive();
  const session = useStore($session);
  const words = learningDashboardWords(lang);
  if (!isAlive) return <Loading words={words} />;
  return session && <Dashboard name={session.person.displayName} words={words} lang={lang} source={source} />;
}

/** The places of the figures are kept while these are on their way. */
const FRAME = 'grid min-h-76 grid-cols-1 content-start gap-5';

function Loading({ words }: { words: LearningDashboardWords }) {
  return (
    <div className={FRAME}>
      <p role="status">{words.loading}</p>
    </div>
  );
}

/** A name keeps its own direction within a sentence of another. */
const isolate = (name: string) => `\u2068${name}\u2069`;

function Dashboard({ name, words, lang, source }: Props & { name: string; words: LearningDashboardWords }) {
  const reads = [$learningPaths, $progress, $achievements] as const;
  const [paths, progress, achievements] = [useStore(reads[0]), useStore(reads[1]), useStore(reads[2])];
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = paths.data &&
    progress.data &&
    achievements.data && { paths: paths.data, progress: progress.data, achievements: achievements.data };
  const isFailed = [paths, progress, achievements].some(({ error }) => error);
  const retry = () => {
    // The button goes, and who pressed it must not be sent back to the start of the page.
    heading.current?.focus();
    for (const read of reads) if (read.get().error) read.revalidate();
  };
  return (
    <section className={FRAME} aria-labelledby="dashboard-title">
      <h2 id="dashboard-title" tabIndex={-1} ref={heading}>
        {fill(words.greeting, { name: isolate(name) })}
      </h2>
      {isFailed && <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={retry} />}
      {!isFailed && !loaded && <p role="status">{words.loading}</p>}
      {!isFailed && loaded && (
        <>
          <Figures {...loaded} {...{ words, lang }} />
          <Recent achievements={loaded.achievements} {...{ words, lang, source }} />
        </>
      )}
    </section>
  );
}

type Own = { words: LearningDashboardWords; lang: string; achievements: UserAchievement[] };

function Figures({
  paths,
  progress,
  achievements,
  words,
  lang,
}: Own & { paths: LearningPath[]; progress: Progress[] }) {
  const figures = [
    [words.availablePaths, paths.length],
    [words.completedPaths, progress.filter(({ status }) => status === 'completed').length],
    [words.achievements, achievements.length],
    [words.totalPoints, progress.reduce((sum, { totalPoints }) => sum + totalPoints, 0)],
  ] as const;
  return (
    <dl className="stat-cards grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      {figures.map(([label, figure]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-[0.15rem] rounded-soft border border-line bg-raised px-5 py-4"
        >
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="font-heading text-h2 leading-[1.2] font-semibold">{formatNumber(lang, figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Recent({ achievements, words, lang, source }: Own & { source: SourceLanguage }) {
  return (
    <div>
      <h3>{words.recentAchievements}</h3>
      {achievements.length === 0 ? (
        <p className="text-ink-soft">{words.noAchievements}</p>
      ) : (
        <ul className="achievements mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
          {achievements.slice(0, RECENT_ACHIEVEMENTS).map((achievement) => (
            <AchievementItem key={achievement.id} {...{ achievement, words, lang, source }} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The language that achievements are written in: the site's default one. */
type SourceLanguage = { lang: string; dir: 'ltr' | 'rtl' };

type SourceLanguageProps = {
  achievement: UserAchievement;
  words: LearningDashboardWords;
  lang: string;
  source: SourceLanguage;
};

function AchievementItem({ achievement, words, lang, source }: SourceLanguageProps) {
  const own = source.lang === lang ? {} : source;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(achievement.unlockedAt));
  return (
    <li className="border-s-3 border-action bg-sunken px-5 py-4">
      <h4 className="font-semibold" {...own}>
        {achievement.title}
      </h4>
      <p {...own}>{achievement.description}</p>
      <p className="hint mt-[0.35rem]">
        {plural(lang, words.points, achievement.points)} · {fill(words.unlocked, { date })}
      </p>
    </li>
  );
}

export const $learningPaths = createRead<LearningPath[]>(['/api/learning-paths'], {
  fetcher: () => api.call(calls.listLearningPaths),
});

export const $progress = createRead<Progress[]>(['/api/users/', $userId, '/progress'], {
  fetcher: (_, id) => api.call(calls.listProgress, { params: { id: Number(id) } }),
});

export const $achievements = createRead<UserAchievement[]>(['/api/users/', $userId, '/achievements'], {
  fetcher: (_, id) => api.call(calls.listUserAchievements, { params: { id: Number(id) } }),
});
