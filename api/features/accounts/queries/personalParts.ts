import { sqlNameKey } from '../../../platform/sqlNameKey.ts';
import { FORUM_PARTS } from './forumParts.ts';
import { MODERATED_PARTS, MODERATING_PARTS } from './moderationParts.ts';
import type { Part } from './Part.ts';

const stamps = ['created_at', 'updated_at'];
const conditionName = '(SELECT c.name FROM conditions c WHERE c.id = t.condition_id)';
const pathTitle = (column: string) => `(SELECT p.title FROM learning_paths p WHERE p.id = t.${column})`;

/** Parts for translations, and their versions, that the user translated, edited or reviewed. The texts are left out. */
function createTranslationParts(kind: string, name: string): Record<string, Part> {
  const part = (table: string, prefix: string): Part => {
    const [by, editor] = [`${prefix}translated_by_id`, `${prefix}last_edited_by_id`];
    const reviewer = `${prefix}reviewed_by_id`;
    return {
      table,
      by: [by, editor, reviewer],
      columns: ['id', `${prefix}${kind}_id`, `${prefix}language_id`, `${prefix}${name}`, 'created_at'],
      also: {
        translated: `t.${by} IS NOT DISTINCT FROM $1`,
        edited: `t.${editor} IS NOT DISTINCT FROM $1`,
        reviewed: `t.${reviewer} IS NOT DISTINCT FROM $1`,
      },
    };
  };
  return {
    [`${kind}_translations`]: part(`${kind}_translations`, ''),
    [`${kind}_translation_revisions`]: part(`_${kind}_translations_v`, 'version_'),
  };
}

/** Parts for records that editors change without a review (ADR 022). They show the record, the time and the reason. */
function createEditParts(names: Record<string, string>): Record<string, Part> {
  const parts = Object.entries(names).flatMap(([table, name]): [string, Part][] => [
    [`last_edited_${table}`, { table, by: ['last_edited_by_id'], columns: ['id', name, 'updated_at'] }],
    [
      `${table}_revisions`,
      {
        table: `_${table}_v`,
        by: ['version_last_edited_by_id'],
        columns: ['id', 'parent_id', `version_${name}`, 'version_edit_summary', 'created_at'],
      },
    ],
  ]);
  return Object.fromEntries(parts);
}

export const PERSONAL_PARTS: Record<string, Part> = {
  users: {
    table: 'users',
    by: ['id'],
    columns: [
      ...['id', 'username', 'display_name', 'email', 'role', 'is_verified', 'joined_at', 'last_login_at', 'edit_count'],
      ...['credential', ...stamps],
    ],
  },
  user_profiles: {
    table: 'user_profiles',
    by: ['user_id'],
    columns: [
      ...['id', 'display_name', 'bio', 'avatar', 'location', 'website', 'interests', 'learning_streak'],
      ...['last_activity_date', 'preferences', 'is_verified', ...stamps],
    ],
  },
  user_sessions: {
    table: 'user_sessions',
    by: ['user_id'],
    columns: ['id', 'device', 'last_used_at', 'expires_at', 'desk_until', ...stamps],
  },
  push_subscriptions: {
    table: 'push.subscription',
    by: ['user_id'],
    columns: ['id', 'endpoint', 'language', 'created_at', 'failures'],
  },
  second_factor_events: {
    table: 'account.second_factor_event',
    by: ['user_id', 'by_id'],
    columns: ['id', 'kind', 'reason', 'at'],
    also: { own: 't.user_id = $1', bySelf: 't.by_id IS NOT DISTINCT FROM $1' },
  },
  cms_preferences: {
    table: 'payload_preferences_rels',
    by: ['users_id'],
    columns: [],
    also: {
      key: '(SELECT p.key FROM payload_preferences p WHERE p.id = t.parent_id)',
      value: '(SELECT p.value FROM payload_preferences p WHERE p.id = t.parent_id)',
    },
  },
  user_bookmarks: {
    table: 'user_bookmarks',
    by: ['user_id'],
    columns: ['id', 'bookmark_type', 'condition_id', 'learning_path_id', ...stamps],
    also: { title: `coalesce(${conditionName}, ${pathTitle('learning_path_id')})` },
  },
  watchlist: {
    table: 'watchlist',
    by: ['user_id'],
    columns: ['id', 'condition_id', 'added_at', ...stamps],
    also: { title: conditionName },
  },
  notifications: {
    table: 'notifications',
    by: ['user_id'],
    columns: ['id', 'kind', 'values', 'link', 'read_at', ...stamps],
  },
  user_progress: {
    table: 'user_progress',
    by: ['user_id'],
    columns: [
      ...['id', 'path_id', 'current_module_id', 'total_points', 'progress_percentage', 'status'],
      ...['completed_edition', 'started_at', 'completed_at', 'last_accessed_at', ...stamps],
    ],
    also: {
      title: pathTitle('path_id'),
      completedModules: `ARRAY(SELECT r.learning_modules_id FROM user_progress_rels r
        WHERE r.parent_id = t.id AND r.path = 'completedModules' ORDER BY r."order")`,
    },
  },
  quiz_attempts: {
    table: 'quiz_attempts',
    by: ['user_id'],
    columns: [
      ...['id', 'module_id', 'question_id', 'user_answer', 'is_correct', 'points_earned', 'attempted_at'],
      ...['question_version', 'round', ...stamps],
    ],
  },
  learning_points: {
    table: 'learning.earned',
    by: ['user_id'],
    columns: ['path_id', 'module_id', 'question_id', 'points', 'at'],
    orderBy: 't.at, t.module_id, t.question_id',
  },
  learning_tried: {
    table: 'learning.tried',
    by: ['user_id'],
    columns: ['module_id', 'places', 'followed_at'],
    orderBy: 't.module_id',
  },
  learning_recall: {
    table: 'learning.recall',
    by: ['user_id'],
    columns: ['is_on', 'chosen_at'],
    orderBy: 't.chosen_at',
  },
  learning_recalled: {
    table: 'learning.recalled',
    by: ['user_id'],
    columns: ['question_id', 'step', 'answered_on', 'due_on'],
    orderBy: 't.question_id',
  },
  learning_days: { table: 'learning.day', by: ['user_id'], columns: ['day'], orderBy: 't.day' },
  user_achievements: {
    table: 'user_achievements',
    by: ['user_id'],
    columns: ['id', 'achievement_id', 'unlocked_at', 'progress', ...stamps],
    also: { title: '(SELECT a.title FROM achievements a WHERE a.id = t.achievement_id)' },
  },
  certificates: {
    table: 'certificates',
    by: ['user_id'],
    columns: [
      ...['id', 'learning_path_id', 'certificate_code', 'edition', 'learner_name', 'completed_at', 'issued_at'],
      ...['revoked_at', 'revocation_reason', ...stamps],
    ],
    also: { title: pathTitle('learning_path_id') },
  },
  learning_path_reviews: {
    table: 'learning_path_reviews',
    by: ['user_id'],
    columns: [
      ...['id', 'learning_path_id', 'rating', 'review', 'is_helpful'],
      ...['state', 'state_reason', 'state_at', 'edited_at', ...stamps],
    ],
    also: { title: pathTitle('learning_path_id') },
  },
  contributions: {
    table: 'contributions',
    by: ['user_id'],
    columns: [
      ...['id', 'kind', 'condition_id', 'category_id', 'path_id', 'page_id', 'chat_answer_id', 'language_id'],
      ...['contributor_name', 'contributor_email', 'title'],
      ...[
        'description',
        'content',
        'base_revision',
        'source_revision',
        'is_minor_edit',
        'approved_as_minor',
        'source',
        'status',
      ],
      ...['submitted_at', 'approved_at', 'scheduled_for', 'decided_at', 'published_at', 'result_revision', ...stamps],
    ],
    // Contributions of a guest, exported only to a user who has verified the guest's address as their own.
    orWhere: `(t.user_id IS NULL AND EXISTS (SELECT FROM users u WHERE u.id = $1 AND u.is_verified
      AND ${sqlNameKey('u.email')} = ${sqlNameKey('t.contributor_email')}))`,
  },
  discussions: {
    table: 'discussions',
    by: ['user_id'],
    columns: [
      ...['id', 'condition_id', 'parent_id', 'user_name', 'subject', 'content', 'timestamp', 'is_resolved'],
      ...['state', 'state_reason', 'state_at', 'edited_at', 'is_locked', 'lock_reason', ...stamps],
    ],
  },
  ...FORUM_PARTS,
  content_reports: {
    table: 'content_reports',
    by: ['reported_by_id'],
    columns: ['id', 'content_type', 'content_id', 'reason', 'description', 'status', 'reviewed_at', ...stamps],
  },
  ...MODERATED_PARTS,
  // The parts below show which actions the user took on records of others, and when, but not these records.
  ...MODERATING_PARTS,
  revisions: {
    table: '_conditions_v',
    by: ['version_last_edited_by_id'],
    columns: [
      ...['id', 'parent_id', 'version_name', 'version_edit_summary', 'version_is_minor_edit', 'version_size'],
      ...['version_size_diff', 'created_at'],
    ],
  },
  last_edited_conditions: { table: 'conditions', by: ['last_edited_by_id'], columns: ['id', 'name', 'last_updated'] },
  ...createTranslationParts('condition', 'name'),
  ...createTranslationParts('category', 'name'),
  ...createTranslationParts('page', 'title'),
  ...createEditParts({
    categories: 'name',
    languages: 'name',
    pages: 'title',
    page_translations: 'title',
    learning_paths: 'title',
    learning_path_translations: 'title',
    achievements: 'title',
    help_lines: 'name',
    chat_answers: 'title',
    moderator_duty: 'name',
  }),
  post_events: {
    table: 'post_events',
    by: ['user_id'],
    columns: ['id', 'kind', 'post', 'action', 'reason', 'detail', 'at'],
  },
  review_events: {
    table: 'review_events',
    by: ['user_id'],
    columns: ['id', 'contribution_id', 'action', 'from_state', 'to_state', 'reason', 'at'],
  },
  sign_offs: {
    table: 'sign_offs',
    by: ['user_id'],
    columns: [
      ...['id', 'condition_id', 'title', 'withdraws_id', 'signer_name', 'credential', 'signed_at', 'next_review_at'],
      ...['section', 'digest', 'version', 'note'],
    ],
  },
  reviewed_contributions: {
    table: 'contributions',
    by: ['reviewer_id', 'approved_by_id', 'scheduled_by_id'],
    columns: ['id', 'title', 'approved_at', 'scheduled_for'],
    also: {
      took: 't.reviewer_id IS NOT DISTINCT FROM $1',
      approved: 't.approved_by_id IS NOT DISTINCT FROM $1',
      scheduled: 't.scheduled_by_id IS NOT DISTINCT FROM $1',
    },
  },
  verified_certificates: {
    table: 'certificates',
    by: ['verified_by_id'],
    columns: ['id', 'learning_path_id', 'issued_at'],
  },
  revoked_certificates: {
    table: 'learning.revocation',
    by: ['by_id'],
    columns: ['id', 'certificate_id', 'at'],
  },
  confirmed_modules: {
    table: 'learning.due',
    by: ['settled_by'],
    columns: ['change_id', 'module_id', 'section', 'settled_at', 'reason'],
    orderBy: 't.settled_at, t.change_id, t.module_id, t.section',
  },
  reviewed_reports: {
    table: 'content_reports',
    by: ['reviewed_by_id'],
    columns: ['id', 'content_type', 'content_id', 'status', 'reviewed_at'],
  },
};

export function toTableName({ table }: Pick<Part, 'table'>): string {
  return table.includes('.') ? table : `public.${table}`;
}
