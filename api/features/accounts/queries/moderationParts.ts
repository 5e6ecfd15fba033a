import type { Part } from './Part.ts';

export const MODERATED_PARTS: Record<string, Part> = {
  suspensions: {
    table: 'moderation.suspensions',
    by: ['user_id'],
    columns: ['id', 'reason', 'since', 'until', 'lifted_at', 'lift_reason'],
  },
  moderation_decisions: {
    table: 'moderation.decisions',
    by: ['author_id'],
    columns: [
      ...[
        'id',
        'case_id',
        'kind',
        'content_id',
        'by_reports',
        'action',
        'reason',
        'state_before',
        'suspension_id',
        'at',
      ],
      ...['appealed_at', 'appeal', 'appeal_outcome', 'appeal_reason', 'appeal_decided_at'],
    ],
  },
  moderation_cases: {
    table: 'moderation.cases',
    by: ['author_id'],
    columns: ['id', 'kind', 'content_id', 'is_urgent', 'opened_at', 'decided_at'],
  },
  moderation_log: {
    table: 'moderation.log',
    by: ['subject_id'],
    columns: ['id', 'at', 'action', 'kind', 'content_id', 'decision_id', 'reason', 'detail'],
  },
};

export const MODERATING_PARTS: Record<string, Part> = {
  moderated: {
    table: 'moderation.decisions',
    by: ['by_id', 'appeal_decided_by_id'],
    columns: ['id', 'kind', 'content_id', 'action', 'reason', 'at', 'appeal_outcome', 'appeal_decided_at'],
    also: {
      decided: 't.by_id IS NOT DISTINCT FROM $1',
      decidedAppeal: 't.appeal_decided_by_id IS NOT DISTINCT FROM $1',
    },
  },
  suspended: {
    table: 'moderation.suspensions',
    by: ['by_id', 'lifted_by_id'],
    columns: ['id', 'reason', 'since', 'until', 'lifted_at', 'lift_reason'],
  },
  second_opinions: {
    table: 'moderation.cases',
    by: ['second_opinion_by_id'],
    columns: ['id', 'kind', 'content_id', 'second_opinion', 'second_opinion_at'],
  },
  moderation_steps: {
    table: 'moderation.log',
    by: ['actor_id'],
    columns: ['id', 'at', 'action', 'kind', 'content_id', 'reason', 'detail'],
  },
};
