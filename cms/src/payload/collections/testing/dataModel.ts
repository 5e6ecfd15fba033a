export type Place = {
  entity: string;
  table: string;
  field: string;
  column: string;
  promise: 'unique' | 'list' | 'many' | undefined;
  default: string | undefined;
};

/**
 * The data model of the specification. `as` gives another column name, `list` is a JSON array, `many` a table of its
 * own, and `=` a default. `passwordHash` is in the table account.password, and Payload's versions are the `revisions`, whose `content`
 * is their texts and whose `userName` is that of the linked user.
 */
const DATA_MODEL = `
categories: id, name unique, description, icon, color = primary
users: id, username unique, email unique, displayName, isVerified = false, role = user,
  joinedAt, lastLoginAt, editCount = 0
conditions: id, name, summary, overview, symptoms list, causes list, treatments list, resources list, categoryId,
  tags list, views = 0, contributors = 1, lastUpdated, lastEditedBy as last_edited_by_id, isProtected = false
revisions as _conditions_v: id, conditionId as parent_id, userId as version_last_edited_by_id,
  editSummary as version_edit_summary, isMinorEdit as version_is_minor_edit, content as version_overview,
  timestamp as created_at, size as version_size, sizeDiff as version_size_diff
discussions: id, conditionId, parentId, userId, userName, subject, content, timestamp, isResolved
watchlist: id, userId, conditionId, addedAt
contributions: id, conditionId, contributorName, contributorEmail, title, description, status = pending, createdAt
languages: id, code unique, name, nativeName, isActive = true, isDefault
category_translations: categoryId, languageCode as language_id, name, description
condition_translations: conditionId, languageCode as language_id, name, summary, overview, symptoms list, causes list,
  treatments list, resources list, tags list, translatedBy as translated_by_id, reviewedBy as reviewed_by_id,
  status = draft
learning_paths: id, title, description, difficulty, estimatedDuration, totalModules = 0, categoryId,
  prerequisites many, isActive = true
learning_modules: id, pathId, title, description, content, moduleType, order, points = 10, estimatedDuration,
  isRequired = true
user_progress: userId, pathId, currentModuleId, completedModules many, totalPoints, progressPercentage,
  status = not_started, startedAt, completedAt, lastAccessedAt
achievements: id, title, description, icon, category, criteria, points = 50, rarity = common, isActive
user_achievements: userId, achievementId, unlockedAt, progress = 100
user_sessions: userId, sessionToken unique, expiresAt
user_profiles: userId unique, displayName, bio, avatar, learningStreak = 0, lastActivityDate, preferences, isVerified,
  location, website, interests list
user_bookmarks: userId, conditionId, learningPathId, bookmarkType
learning_path_reviews: userId, learningPathId, rating, review, isHelpful = false
certificates: userId, learningPathId, certificateCode unique, completedAt, verifiedBy as verified_by_id, issuedAt
forum_topics: title, description, categoryType, categoryId, createdBy as created_by_id, isPinned, isLocked,
  postCount = 0, lastPostAt
forum_posts: topicId, userId, content, isFirstPost, parentPostId, likesCount = 0
analytics_events: userId, eventType, eventData, sessionId, userAgent, ipAddress
content_reports: reportedBy as reported_by_id, contentType, contentId, reason, description, status = pending,
  reviewedBy as reviewed_by_id, reviewedAt
quiz_questions: moduleId, question, questionType, options list, correctAnswer, explanation, points = 5, order
quiz_attempts: userId, moduleId, questionId, userAnswer, isCorrect, pointsEarned = 0, attemptedAt`;

/** @throws Error for a line or a field in another form */
export function listPlaces(model = DATA_MODEL): Place[] {
  const entities = model.trim().replaceAll('\n ', '').split('\n');
  return entities.flatMap((line) => {
    const [, entity = '', table = entity, fields = ''] = /^(\w+)(?: as (\w+))?: (.+)$/.exec(line) ?? raise(line);
    return fields.split(', ').map((text): Place => {
      const [, field = '', column = inSnakeCase(field), promise, value] =
        /^(\w+)(?: as (\w+))?(?: (unique|list|many))?(?: = (\w+))?$/.exec(text) ?? raise(text);
      return { entity, table, field, column, promise: promise as Place['promise'], default: value };
    });
  });
}

function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function raise(text: string): never {
  throw new Error(`The data model does not say "${text}" in this way`);
}
