import type { Compared, Figures as FiguresRead } from '@common-ground/api/contracts/analytics/dashboard.ts';
import { type AdminDashboardWords, dashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { type Parts, Text } from '../../components/text/Text.tsx';
import { createRead, readAgain } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { ReadSection } from './ReadSection.tsx';

const PATH = `${calls.getFigures.path}?for=`;
const $figures = createRead<FiguresRead>([PATH, $userId], { fetcher: () => api.call(calls.getFigures) });

/** Loads the figures again. Call it after changing anything that the figures count. */
export const reloadFigures = () => readAgain(`${PATH}${$userId.get()}`);

export function Figures({ lang }: { lang: string }) {
  const { adminDashboard: words } = dashboardWords(lang);
  const number = (value: number) => formatNumber(lang, value);
  return (
    <ReadSection
      id="figures-title"
      title={words.figures}
      isTitleHidden
      $read={$figures}
      words={words}
      failed={words.failed}
    >
      {({ users, pageViews, pendingReports }) => (
        <dl className="tiled [--tile:15rem]">
          <Figure label={words.totalUsers} value={number(users.total)}>
            {plural(lang, words.newThisWeek, users.newThisWeek)}
          </Figure>
          <Figure label={words.pageViews} value={number(pageViews.total)}>
            <Text>{plural(lang, words.viewsLately, pageViews.growth.now)}</Text>
            <br />
            <Text>{words.viewsOfPeople}</Text>
          </Figure>
          <Figure label={words.pendingReports} value={number(pendingReports)}>
            <a className="touch" href="#reports">
              {words.seeReports}
            </a>
          </Figure>
          <Figure label={words.growth} value={formatGrowth(users.growth, words, lang)}>
            <Text>{fillGrowth(words.growthOfUsers, users.growth, { words, lang })}</Text>
            <br />
            <Text>{fillGrowth(words.growthOfViews, pageViews.growth, { words, lang })}</Text>
          </Figure>
        </dl>
      )}
    </ReadSection>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: Parts | string }) {
  return (
    <div className="grid content-start gap-1 rounded-soft border border-line bg-raised px-5 py-4">
      <dt className="font-semibold">{label}</dt>
      <dd className="font-heading text-h2 leading-tight tabular-nums">{value}</dd>
      <dd className="hint">{children}</dd>
    </div>
  );
}

/** Formats a growth such as +12%. A growth from zero has no percentage. */
function formatGrowth({ percent }: Compared, words: AdminDashboardWords, lang: string): string {
  if (percent === null) return words.notEnough;
  return new Intl.NumberFormat(lang, { style: 'percent', signDisplay: 'exceptZero' }).format(percent / 100);
}

type Locale = { words: AdminDashboardWords; lang: string };

function fillGrowth(text: string, growth: Compared, { words, lang }: Locale): string {
  const [now, before] = [growth.now, growth.before].map((value) => formatNumber(lang, value));
  return fill(text, { now: now ?? '', before: before ?? '', percent: formatGrowth(growth, words, lang) });
}
