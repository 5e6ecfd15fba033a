import type { UserAchievement } from '@common-ground/api/contracts/learning/achievements.ts';
import type { LearningDashboardWords } from '@common-ground/api/contracts/wording/learning/index.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';

/** The language that achievements are written in: the site's default one. */
export type SourceLanguage = { lang: string; dir: 'ltr' | 'rtl' };

type Props = { achievement: UserAchievement; words: LearningDashboardWords; lang: string; source: SourceLanguage };

export function AchievementItem({ achievement, words, lang, source }: Props) {
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
