import type { Chart, ChartName } from '../../contracts/analytics/dashboard.ts';
import { chartTexts } from '../../contracts/wording/onServer.ts';
import { fill, formatNumber, plural } from '../../contracts/wording/plural.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findLanguage } from '../../platform/languages.ts';
import { type Coverage, selectCoverage } from '../translations/queries/selectCoverage.ts';
import { drawSeries } from './charts/drawSeries.ts';
import { drawShares } from './charts/drawShares.ts';
import type { Direction } from './charts/plane.ts';
import {
  type Point,
  type ReviewWeek,
  selectDayViews,
  selectSignUps,
  selectTimeToReview,
} from './queries/selectSeries.ts';

type ChartLanguage = { code: string; direction: Direction };
const FALLBACK: ChartLanguage = { code: 'en', direction: 'ltr' };

type Drawn = Pick<Chart, 'summary' | 'svg' | 'columns' | 'rows'>;

/** Returns each chart as a picture, a sentence and a table of the same numbers. */
export async function listCharts(lang: string | undefined, context: ApiContext): Promise<Chart[]> {
  const { database } = context;
  const language = (await findLanguage(lang, context)) ?? FALLBACK;
  const words = chartTexts(language.code).charts;
  const [views, signUps, times, coverage] = await Promise.all([
    selectDayViews(database),
    selectSignUps(database),
    selectTimeToReview(database),
    selectCoverage(database),
  ]);
  const drawn: Record<ChartName, Drawn> = {
    views: drawCounts({ name: 'views', points: views, language }),
    sign_ups: drawCounts({ name: 'sign_ups', points: signUps, language }),
    time_to_review: drawTimes(times, language),
    translations: drawCoverage(coverage, language),
  };
  const names = Object.keys(drawn) as ChartName[];
  return names.map((name) => ({ name, title: words[name].title, ...drawn[name] }));
}

type Counts = { name: 'views' | 'sign_ups'; points: Point[]; language: ChartLanguage };

function drawCounts({ name, points, language: { code, direction } }: Counts): Drawn {
  const words = chartTexts(code).charts[name];
  const day = daysIn(code);
  const counted = points.map((point) => ({ ...day(point), value: point.value ?? 0 }));
  const total = counted.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(0, ...counted.map(({ value }) => value));
  const summary = fill(words.summary, { total: formatNumber(code, total), most: formatNumber(code, most) });
  const moments = counted.map((one) => ({ ...one, text: `${one.label}: ${formatNumber(code, one.value)}` }));
  const as = name === 'views' ? 'area' : 'bars';
  return {
    summary,
    svg: drawSeries({
      title: `${words.title}. ${summary}`,
      moments,
      direction,
      as,
      write: (value) => formatNumber(code, value),
    }),
    columns: [words.when, words.count],
    rows: counted.map(({ full, value }) => [full, formatNumber(code, value)]).reverse(),
  };
}

function drawTimes(weeks: ReviewWeek[], { code, direction }: ChartLanguage): Drawn {
  const words = chartTexts(code).charts.time_to_review;
  const day = daysIn(code);
  const days = new Intl.NumberFormat(code, { maximumFractionDigits: 1 });
  const decided = weeks.reduce((sum, week) => sum + week.decided, 0);
  const summary = decided === 0 ? words.none : plural(code, words.summary, decided);
  const moments = weeks.map((week) => ({
    ...day(week),
    value: week.value,
    text: `${day(week).label}: ${week.value === null ? words.nothing : days.format(week.value)}`,
  }));
  return {
    summary,
    svg: drawSeries({
      title: `${words.title}. ${summary}`,
      moments,
      direction,
      as: 'points',
      write: (value) => days.format(value),
    }),
    columns: [words.when, words.days, words.decided],
    rows: weeks
      .map((week) => [
        day(week).full,
        week.value === null ? words.nothing : days.format(week.value),
        formatNumber(code, week.decided),
      ])
      .reverse(),
  };
}

function drawCoverage(coverage: Coverage[], { code, direction }: ChartLanguage): Drawn {
  const words = chartTexts(code).charts.translations;
  const percent = new Intl.NumberFormat(code, { style: 'percent' });
  const active = coverage.filter(({ language }) => language.isActive);
  const shares = active.map(({ language, total, published, stale, partial }) => {
    const behind = stale + partial;
    const parts = { done: published, behind, missing: Math.max(0, total - published - behind) };
    return { label: language.nativeName, parts, text: percent.format(total > 0 ? published / total : 0) };
  });
  const [total = 0] = active.map((one) => one.total);
  const summary = plural(code, words.summary, total);
  return {
    summary,
    svg: drawShares({ title: `${words.title}. ${summary}`, shares, direction }),
    columns: [words.language, words.done, words.behind, words.missing],
    rows: shares.map(({ label, parts }) => [
      label,
      ...[parts.done, parts.behind, parts.missing].map((count) => formatNumber(code, count)),
    ]),
  };
}

/** Returns a formatter of UTC days, short for pictures and in full for tables. */
function daysIn(code: string) {
  const short = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ day }: Point) => ({ label: short.format(day), full: long.format(day) });
}
