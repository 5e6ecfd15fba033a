/** Skipped tests that CI allows, by the name that `readResults` gives, each with the reason. */
const ALLOWED = [
  {
    test: /: (Only root can mount a small disk\.|This machine mounts no small disk: .*)$/s,
    reason: 'A container without the right to mount has no small disk.',
  },
  {
    test: /start\/postgresCommand\.test\.ts › lets the database/,
    reason: 'Only root starts PostgreSQL as another user.',
  },
  {
    test: /: The history lacks commit \w+: run git fetch --unshallow\.$/,
    reason: 'A shallow clone does not have the code of the release before.',
  },
];

export function findForbiddenSkips(skips: string[]): string[] {
  return skips.filter((skip) => !ALLOWED.some(({ test }) => test.test(skip)));
}
