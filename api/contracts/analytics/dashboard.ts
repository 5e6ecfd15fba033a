import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter } from '../parameters.ts';
import { missedSearchSchema } from './missedSearches.ts';

/** Days over which growth, searches without a page and chat messages are counted. */
export const PERIOD_DAYS = 30;
export const NEW_DAYS = 7;

const count = z.int().nonnegative();

/** Count of the last `PERIOD_DAYS` days, and of as many days before them. */
const compared = z.object({
  now: count,
  before: count,
  percent: z.int().nullable().meta({ description: 'Growth in percent; null when the count before was 0' }),
});

export const figuresSchema = z
  .object({
    users: z.object({ total: count, newThisWeek: count, growth: compared }),
    pageViews: z.object({ total: count, growth: compared }),
    pendingReports: count,
  })
  .meta({ id: 'DashboardFigures' });
export type Figures = z.infer<typeof figuresSchema>;
export type Compared = z.infer<typeof compared>;

export const getFigures = defineCall({
  name: 'getFigures',
  method: 'GET',
  path: '/api/analytics/figures',
  summary: 'Accounts, page views, pending reports, and growth over the period before, for administrators',
  tag: 'Analytics',
  output: figuresSchema,
});

export const CHARTS = ['views', 'sign_ups', 'time_to_review', 'translations'] as const;
export type ChartName = (typeof CHARTS)[number];

export const chartSchema = z
  .object({
    name: z.enum(CHARTS),
    title: z.string(),
    summary: z.string().meta({ description: 'What the picture shows, as a sentence' }),
    svg: z.string().meta({ description: 'The picture: an svg element, in the direction of the language' }),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())).meta({ description: 'The same as a table' }),
  })
  .meta({ id: 'Chart' });
export type Chart = z.infer<typeof chartSchema>;

export const listCharts = defineCall({
  name: 'listCharts',
  method: 'GET',
  path: '/api/analytics/charts',
  summary: 'Page views, sign-ups, time to review and translations, drawn and as tables, for administrators',
  tag: 'Analytics',
  query: z.object({ lang: languageParameter }),
  output: z.array(chartSchema),
});

export const DUE_KINDS = ['review_queue', 'overdue_reviews', 'stale_translations'] as const;
export type DueKind = (typeof DUE_KINDS)[number];
export const MAX_DUE_ITEMS = 5;
/** Searches without a page that the dashboard lists; the CMS lists all. */
export const MAX_LISTED_MISSED_SEARCHES = 20;

const dueSchema = z.object({
  kind: z.enum(DUE_KINDS),
  count,
  href: z.string().meta({ description: 'Address of the CMS screen with all of them' }),
  items: z.array(
    z.object({
      title: z.string(),
      language: z
        .string()
        .nullable()
        .meta({ description: 'Native name of the language of a translation; null for other records' }),
      since: z.iso.datetime().nullable().meta({ description: 'When it was sent in, or fell due' }),
      href: z.string(),
    }),
  ),
});
export type Due = z.infer<typeof dueSchema>;

export const CHAT_DAYS = 90;

const topicCount = z.object({ topic: z.string(), title: z.string().nullable(), count });
const chatSchema = z.object({
  crisis: count.meta({ description: 'Messages that were answered with help lines' }),
  answered: z.array(topicCount).meta({ description: 'By the topic of the answer; `title` in English' }),
  unanswered: z.array(topicCount).meta({ description: 'By subject: neither an answer nor a page was found' }),
});
export type ChatFigures = z.infer<typeof chatSchema>;

export const getContentDue = defineCall({
  name: 'getContentDue',
  method: 'GET',
  path: '/api/analytics/content',
  summary:
    'Contributions that wait for a review, overdue reviews, stale translations, searches without a page, and counts of chat messages, for administrators',
  tag: 'Analytics',
  output: z
    .object({ due: z.array(dueSchema), missedSearches: z.array(missedSearchSchema), chat: chatSchema })
    .meta({ id: 'ContentDue' }),
});
export type ContentDue = z.infer<typeof getContentDue.output>;
