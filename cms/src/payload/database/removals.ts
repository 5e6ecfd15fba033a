/** Migrations before this name were made without the rule that a migration only adds. */
export const FIRST_OF_RULE = '20261130';

/**
 * Migrations that remove something, with the release since which no code uses what they remove. All other migrations
 * only add, so that the code of the release before can run on their tables.
 */
export const REMOVALS: Record<string, string> = {};

/** @param fromVersion version whose processes run during the migration; null when none run */
export function isSafeBeside(migration: string, fromVersion: string | null): boolean {
  if (fromVersion === null) return true;
  if (migration < FIRST_OF_RULE) return false;
  const unusedSince = REMOVALS[migration];
  return unusedSince === undefined || compareVersions(fromVersion, unusedSince) >= 0;
}

/** Compares versions such as 0.10.0. Returns a negative number when `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
