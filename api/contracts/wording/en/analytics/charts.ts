import type { Plural } from '../../plural.ts';

/** Texts of the charts. Only the server uses them, because it renders the charts. */
export const charts = {
  /** `when`, `count` and the like are column headings of the table below a chart; `summary` describes the chart. */
  views: {
    title: 'Page views by day',
    summary: '{total} in 30 days; at most {most} on one day.',
    when: 'Day',
    count: 'Page views',
  },
  sign_ups: {
    title: 'New accounts by week',
    summary: '{total} in 12 weeks; at most {most} in one week.',
    when: 'Week from',
    count: 'New accounts',
  },
  time_to_review: {
    title: 'Days until a proposal is decided',
    summary: {
      one: 'The middle value of each of the last 12 weeks, of {count} decision in all.',
      other: 'The middle value of each of the last 12 weeks, of {count} decisions in all.',
    } as Plural,
    none: 'Nothing was decided in the last 12 weeks.',
    /** Value of a week without a decision. */
    nothing: 'no decision',
    when: 'Week from',
    days: 'Days, middle value',
    decided: 'Decisions',
  },
  translations: {
    title: 'Pages in other languages',
    summary: {
      one: 'Of {count} page: full is up to date, striped is behind the original or incomplete, empty is not translated.',
      other:
        'Of {count} pages: full is up to date, striped is behind the original or incomplete, empty is not translated.',
    } as Plural,
    language: 'Language',
    done: 'Up to date',
    behind: 'Behind or incomplete',
    missing: 'Not translated',
  },
};
