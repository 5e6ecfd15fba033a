import * as m20261121_092657_initial from './20261121_092657_initial.ts';
import * as m20261121_092700_deletion_rules from './20261121_092700_deletion_rules.ts';
import * as m20261121_092800_content_changed from './20261121_092800_content_changed.ts';
import * as m20261121_092900_publisher from './20261121_092900_publisher.ts';
import * as m20261121_093000_search from './20261121_093000_search.ts';
import * as m20261121_101000_suggestions from './20261121_101000_suggestions.ts';
import * as m20261121_102000_search_words from './20261121_102000_search_words.ts';
import * as m20261121_103000_pages from './20261121_103000_pages.ts';
import * as m20261121_110000_accounts from './20261121_110000_accounts.ts';
import * as m20261121_110100_accounts_rules from './20261121_110100_accounts_rules.ts';
import * as m20261121_112000_account_security from './20261121_112000_account_security.ts';
import * as m20261121_113000_notifications from './20261121_113000_notifications.ts';
import * as m20261121_113100_erasure from './20261121_113100_erasure.ts';
import * as m20261121_114000_analytics from './20261121_114000_analytics.ts';
import * as m20261121_115500_learning_versions from './20261121_115500_learning_versions.ts';
import * as m20261121_120000_workflow from './20261121_120000_workflow.ts';
import * as m20261121_120100_workflow_rules from './20261121_120100_workflow_rules.ts';
import * as m20261121_121000_inbox from './20261121_121000_inbox.ts';
import * as m20261121_122000_publisher_state from './20261121_122000_publisher_state.ts';
import * as m20261121_123000_kinds from './20261121_123000_kinds.ts';
import * as m20261121_124000_sign_offs from './20261121_124000_sign_offs.ts';
import * as m20261121_124100_sign_offs_rules from './20261121_124100_sign_offs_rules.ts';
import * as m20261121_125000_translation_drafts from './20261121_125000_translation_drafts.ts';
import * as m20261121_126000_removal from './20261121_126000_removal.ts';
import * as m20261121_127000_guests from './20261121_127000_guests.ts';
import * as m20261122_064131_outbox from './20261122_064131_outbox.ts';
import * as m20261122_064200_outbox_rules from './20261122_064200_outbox_rules.ts';
import * as m20261122_065743_split_base_revision from './20261122_065743_split_base_revision.ts';
import * as m20261122_131000_condition_names from './20261122_131000_condition_names.ts';
import * as m20261122_133159_part_sign_offs from './20261122_133159_part_sign_offs.ts';
import * as m20261122_133200_count_parts from './20261122_133200_count_parts.ts';
import * as m20261122_134500_second_factor from './20261122_134500_second_factor.ts';
import * as m20261122_135754_kept from './20261122_135754_kept.ts';
import * as m20261122_140000_kept_rules from './20261122_140000_kept_rules.ts';
import * as m20261122_150000_mail from './20261122_150000_mail.ts';
import * as m20261122_151100_names from './20261122_151100_names.ts';
import * as m20261122_151200_events_of_nobody from './20261122_151200_events_of_nobody.ts';
import * as m20261122_162020_learning from './20261122_162020_learning.ts';
import * as m20261122_162100_learning_rules from './20261122_162100_learning_rules.ts';
import * as m20261122_163028_learning_sources from './20261122_163028_learning_sources.ts';
import * as m20261122_164500_learning_pages from './20261122_164500_learning_pages.ts';
import * as m20261122_165500_certificates from './20261122_165500_certificates.ts';
import * as m20261122_165641_path_document from './20261122_165641_path_document.ts';
import * as m20261122_172248_path_translations from './20261122_172248_path_translations.ts';
import * as m20261122_174328_modules_of_paths from './20261122_174328_modules_of_paths.ts';
import * as m20261122_181200_keep_path_translations from './20261122_181200_keep_path_translations.ts';
import * as m20261122_191900_pages_in_editor from './20261122_191900_pages_in_editor.ts';
import * as m20261122_191952_pages_rich_text from './20261122_191952_pages_rich_text.ts';
import * as m20261122_194035_path_ratings from './20261122_194035_path_ratings.ts';
import * as m20261122_195900_ratings_recall from './20261122_195900_ratings_recall.ts';
import * as m20261122_200202_desk_of_learning from './20261122_200202_desk_of_learning.ts';
import * as m20261122_200700_review_of_paths_rules from './20261122_200700_review_of_paths_rules.ts';
import * as m20261122_200800_translated_paths from './20261122_200800_translated_paths.ts';
import * as m20261122_200900_learning_changes from './20261122_200900_learning_changes.ts';
import * as m20261122_222347_forum from './20261122_222347_forum.ts';
import * as m20261122_222400_forum_rules from './20261122_222400_forum_rules.ts';
import * as m20261122_223000_forum_pages from './20261122_223000_forum_pages.ts';
import * as m20261122_223536_healthcare_samples from './20261122_223536_healthcare_samples.ts';
import * as m20261122_224000_moderation from './20261122_224000_moderation.ts';
import * as m20261122_224500_dashboard from './20261122_224500_dashboard.ts';
import * as m20261122_230946_help_lines from './20261122_230946_help_lines.ts';
import * as m20261122_231000_help_lines_rules from './20261122_231000_help_lines_rules.ts';
import * as m20261122_235000_forum_following from './20261122_235000_forum_following.ts';
import * as m20261123_013000_push from './20261123_013000_push.ts';
import * as m20261123_015924_chat_answers from './20261123_015924_chat_answers.ts';
import * as m20261123_020000_chat_answers_rules from './20261123_020000_chat_answers_rules.ts';
import * as m20261123_021000_corrections from './20261123_021000_corrections.ts';
import * as m20261123_022500_forum_scale from './20261123_022500_forum_scale.ts';
import * as m20261123_052208_moderator_duty from './20261123_052208_moderator_duty.ts';
import * as m20261123_052300_moderator_duty_rules from './20261123_052300_moderator_duty_rules.ts';
import * as m20261126_190000_quicker_search_writes from './20261126_190000_quicker_search_writes.ts';
import * as m20261127_071000_quicker_names from './20261127_071000_quicker_names.ts';
import * as m20261127_072000_search_rewording from './20261127_072000_search_rewording.ts';
import * as m20261128_044700_fields_to_come from './20261128_044700_fields_to_come.ts';
import * as m20261128_190000_bound_preferences from './20261128_190000_bound_preferences.ts';
import * as m20261128_210000_older_servers from './20261128_210000_older_servers.ts';
import * as m20261128_215000_receipts from './20261128_215000_receipts.ts';
import * as m20261128_220000_seed_groups from './20261128_220000_seed_groups.ts';
import * as m20261128_220001_made_once from './20261128_220001_made_once.ts';
import * as m20261128_220002_counted_replies from './20261128_220002_counted_replies.ts';
import * as m20261128_221001_certificate_codes from './20261128_221001_certificate_codes.ts';
import * as m20261128_221002_undone_changes from './20261128_221002_undone_changes.ts';
import * as m20261128_221003_tried_activities from './20261128_221003_tried_activities.ts';
import * as m20261128_230100_help_line_kinds from './20261128_230100_help_line_kinds.ts';

/** Every migration, oldest first. Written by `pnpm migration`. */
export const migrations = [
  { name: '20261121_092657_initial', up: m20261121_092657_initial.up, down: m20261121_092657_initial.down },
  { name: '20261121_092700_deletion_rules', up: m20261121_092700_deletion_rules.up, down: m20261121_092700_deletion_rules.down },
  { name: '20261121_092800_content_changed', up: m20261121_092800_content_changed.up, down: m20261121_092800_content_changed.down },
  { name: '20261121_092900_publisher', up: m20261121_092900_publisher.up, down: m20261121_092900_publisher.down },
  { name: '20261121_093000_search', up: m20261121_093000_search.up, down: m20261121_093000_search.down },
  { name: '20261121_101000_suggestions', up: m20261121_101000_suggestions.up, down: m20261121_101000_suggestions.down },
  { name: '20261121_102000_search_words', up: m20261121_102000_search_words.up, down: m20261121_102000_search_words.down },
  { name: '20261121_103000_pages', up: m20261121_103000_pages.up, down: m20261121_103000_pages.down },
  { name: '20261121_110000_accounts', up: m20261121_110000_accounts.up, down: m20261121_110000_accounts.down },
  { name: '20261121_110100_accounts_rules', up: m20261121_110100_accounts_rules.up, down: m20261121_110100_accounts_rules.down },
  { name: '20261121_112000_account_security', up: m20261121_112000_account_security.up, down: m20261121_112000_account_security.down },
  { name: '20261121_113000_notifications', up: m20261121_113000_notifications.up, down: m20261121_113000_notifications.down },
  { name: '20261121_113100_erasure', up: m20261121_113100_erasure.up, down: m20261121_113100_erasure.down },
  { name: '20261121_114000_analytics', up: m20261121_114000_analytics.up, down: m20261121_114000_analytics.down },
  { name: '20261121_115500_learning_versions', up: m20261121_115500_learning_versions.up, down: m20261121_115500_learning_versions.down },
  { name: '20261121_120000_workflow', up: m20261121_120000_workflow.up, down: m20261121_120000_workflow.down },
  { name: '20261121_120100_workflow_rules', up: m20261121_120100_workflow_rules.up, down: m20261121_120100_workflow_rules.down },
  { name: '20261121_121000_inbox', up: m20261121_121000_inbox.up, down: m20261121_121000_inbox.down },
  { name: '20261121_122000_publisher_state', up: m20261121_122000_publisher_state.up, down: m20261121_122000_publisher_state.down },
  { name: '20261121_123000_kinds', up: m20261121_123000_kinds.up, down: m20261121_123000_kinds.down },
  { name: '20261121_124000_sign_offs', up: m20261121_124000_sign_offs.up, down: m20261121_124000_sign_offs.down },
  { name: '20261121_124100_sign_offs_rules', up: m20261121_124100_sign_offs_rules.up, down: m20261121_124100_sign_offs_rules.down },
  { name: '20261121_125000_translation_drafts', up: m20261121_125000_translation_drafts.up, down: m20261121_125000_translation_drafts.down },
  { name: '20261121_126000_removal', up: m20261121_126000_removal.up, down: m20261121_126000_removal.down },
  { name: '20261121_127000_guests', up: m20261121_127000_guests.up, down: m20261121_127000_guests.down },
  { name: '20261122_064131_outbox', up: m20261122_064131_outbox.up, down: m20261122_064131_outbox.down },
  { name: '20261122_064200_outbox_rules', up: m20261122_064200_outbox_rules.up, down: m20261122_064200_outbox_rules.down },
  { name: '20261122_065743_split_base_revision', up: m20261122_065743_split_base_revision.up, down: m20261122_065743_split_base_revision.down },
  { name: '20261122_131000_condition_names', up: m20261122_131000_condition_names.up, down: m20261122_131000_condition_names.down },
  { name: '20261122_133159_part_sign_offs', up: m20261122_133159_part_sign_offs.up, down: m20261122_133159_part_sign_offs.down },
  { name: '20261122_133200_count_parts', up: m20261122_133200_count_parts.up, down: m20261122_133200_count_parts.down },
  { name: '20261122_134500_second_factor', up: m20261122_134500_second_factor.up, down: m20261122_134500_second_factor.down },
  { name: '20261122_135754_kept', up: m20261122_135754_kept.up, down: m20261122_135754_kept.down },
  { name: '20261122_140000_kept_rules', up: m20261122_140000_kept_rules.up, down: m20261122_140000_kept_rules.down },
  { name: '20261122_150000_mail', up: m20261122_150000_mail.up, down: m20261122_150000_mail.down },
  { name: '20261122_151100_names', up: m20261122_151100_names.up, down: m20261122_151100_names.down },
  { name: '20261122_151200_events_of_nobody', up: m20261122_151200_events_of_nobody.up, down: m20261122_151200_events_of_nobody.down },
  { name: '20261122_162020_learning', up: m20261122_162020_learning.up, down: m20261122_162020_learning.down },
  { name: '20261122_162100_learning_rules', up: m20261122_162100_learning_rules.up, down: m20261122_162100_learning_rules.down },
  { name: '20261122_163028_learning_sources', up: m20261122_163028_learning_sources.up, down: m20261122_163028_learning_sources.down },
  { name: '20261122_164500_learning_pages', up: m20261122_164500_learning_pages.up, down: m20261122_164500_learning_pages.down },
  { name: '20261122_165500_certificates', up: m20261122_165500_certificates.up, down: m20261122_165500_certificates.down },
  { name: '20261122_165641_path_document', up: m20261122_165641_path_document.up, down: m20261122_165641_path_document.down },
  { name: '20261122_172248_path_translations', up: m20261122_172248_path_translations.up, down: m20261122_172248_path_translations.down },
  { name: '20261122_174328_modules_of_paths', up: m20261122_174328_modules_of_paths.up, down: m20261122_174328_modules_of_paths.down },
  { name: '20261122_181200_keep_path_translations', up: m20261122_181200_keep_path_translations.up, down: m20261122_181200_keep_path_translations.down },
  { name: '20261122_191900_pages_in_editor', up: m20261122_191900_pages_in_editor.up, down: m20261122_191900_pages_in_editor.down },
  { name: '20261122_191952_pages_rich_text', up: m20261122_191952_pages_rich_text.up, down: m20261122_191952_pages_rich_text.down },
  { name: '20261122_194035_path_ratings', up: m20261122_194035_path_ratings.up, down: m20261122_194035_path_ratings.down },
  { name: '20261122_195900_ratings_recall', up: m20261122_195900_ratings_recall.up, down: m20261122_195900_ratings_recall.down },
  { name: '20261122_200202_desk_of_learning', up: m20261122_200202_desk_of_learning.up, down: m20261122_200202_desk_of_learning.down },
  { name: '20261122_200700_review_of_paths_rules', up: m20261122_200700_review_of_paths_rules.up, down: m20261122_200700_review_of_paths_rules.down },
  { name: '20261122_200800_translated_paths', up: m20261122_200800_translated_paths.up, down: m20261122_200800_translated_paths.down },
  { name: '20261122_200900_learning_changes', up: m20261122_200900_learning_changes.up, down: m20261122_200900_learning_changes.down },
  { name: '20261122_222347_forum', up: m20261122_222347_forum.up, down: m20261122_222347_forum.down },
  { name: '20261122_222400_forum_rules', up: m20261122_222400_forum_rules.up, down: m20261122_222400_forum_rules.down },
  { name: '20261122_223000_forum_pages', up: m20261122_223000_forum_pages.up, down: m20261122_223000_forum_pages.down },
  { name: '20261122_223536_healthcare_samples', up: m20261122_223536_healthcare_samples.up, down: m20261122_223536_healthcare_samples.down },
  { name: '20261122_224000_moderation', up: m20261122_224000_moderation.up, down: m20261122_224000_moderation.down },
  { name: '20261122_224500_dashboard', up: m20261122_224500_dashboard.up, down: m20261122_224500_dashboard.down },
  { name: '20261122_230946_help_lines', up: m20261122_230946_help_lines.up, down: m20261122_230946_help_lines.down },
  { name: '20261122_231000_help_lines_rules', up: m20261122_231000_help_lines_rules.up, down: m20261122_231000_help_lines_rules.down },
  { name: '20261122_235000_forum_following', up: m20261122_235000_forum_following.up, down: m20261122_235000_forum_following.down },
  { name: '20261123_013000_push', up: m20261123_013000_push.up, down: m20261123_013000_push.down },
  { name: '20261123_015924_chat_answers', up: m20261123_015924_chat_answers.up, down: m20261123_015924_chat_answers.down },
  { name: '20261123_020000_chat_answers_rules', up: m20261123_020000_chat_answers_rules.up, down: m20261123_020000_chat_answers_rules.down },
  { name: '20261123_021000_corrections', up: m20261123_021000_corrections.up, down: m20261123_021000_corrections.down },
  { name: '20261123_022500_forum_scale', up: m20261123_022500_forum_scale.up, down: m20261123_022500_forum_scale.down },
  { name: '20261123_052208_moderator_duty', up: m20261123_052208_moderator_duty.up, down: m20261123_052208_moderator_duty.down },
  { name: '20261123_052300_moderator_duty_rules', up: m20261123_052300_moderator_duty_rules.up, down: m20261123_052300_moderator_duty_rules.down },
  { name: '20261126_190000_quicker_search_writes', up: m20261126_190000_quicker_search_writes.up, down: m20261126_190000_quicker_search_writes.down },
  { name: '20261127_071000_quicker_names', up: m20261127_071000_quicker_names.up, down: m20261127_071000_quicker_names.down },
  { name: '20261127_072000_search_rewording', up: m20261127_072000_search_rewording.up, down: m20261127_072000_search_rewording.down },
  { name: '20261128_044700_fields_to_come', up: m20261128_044700_fields_to_come.up, down: m20261128_044700_fields_to_come.down },
  { name: '20261128_190000_bound_preferences', up: m20261128_190000_bound_preferences.up, down: m20261128_190000_bound_preferences.down },
  { name: '20261128_210000_older_servers', up: m20261128_210000_older_servers.up, down: m20261128_210000_older_servers.down },
  { name: '20261128_215000_receipts', up: m20261128_215000_receipts.up, down: m20261128_215000_receipts.down },
  { name: '20261128_220000_seed_groups', up: m20261128_220000_seed_groups.up, down: m20261128_220000_seed_groups.down },
  { name: '20261128_220001_made_once', up: m20261128_220001_made_once.up, down: m20261128_220001_made_once.down },
  { name: '20261128_220002_counted_replies', up: m20261128_220002_counted_replies.up, down: m20261128_220002_counted_replies.down },
  { name: '20261128_221001_certificate_codes', up: m20261128_221001_certificate_codes.up, down: m20261128_221001_certificate_codes.down },
  { name: '20261128_221002_undone_changes', up: m20261128_221002_undone_changes.up, down: m20261128_221002_undone_changes.down },
  { name: '20261128_221003_tried_activities', up: m20261128_221003_tried_activities.up, down: m20261128_221003_tried_activities.down },
  { name: '20261128_230100_help_line_kinds', up: m20261128_230100_help_line_kinds.up, down: m20261128_230100_help_line_kinds.down },
];
