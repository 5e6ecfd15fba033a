import { afterEach, describe, expect, it } from 'vitest';
import { REMOVALS } from '../../payload/database/removals.ts';
import { describeUpgradePlan, findRefusals } from './describeUpgradePlan.ts';
import type { UpgradePlan } from './readUpgradePlan.ts';

const GIBIBYTE = 1024 ** 3;
const ADDS = '20261201_100000_adds';
const REMOVES = '20261201_110000_removes';

const current: UpgradePlan = {
  version: '0.5.0',
  runningVersion: '0.4.0',
  postgresVersion: '18.4',
  notSupported: null,
  applied: 13,
  pending: [],
  later: [],
  parts: [],
  passes: [],
  seedGroups: [],
  builds: [],
  disk: { free: 10 * GIBIBYTE, needed: GIBIBYTE },
  lastBackup: { finishedAt: '2026-11-30T02:00:00.000Z', target: '/backups' },
};

afterEach(() => {
  delete REMOVALS[REMOVES];
});

describe('the plan of an upgrade', () => {
  it('says that nothing is to be done', () => {
    const text = describeUpgradePlan(current, Date.parse('2026-11-30T05:10:00Z'));
    expect(text).toContain('Last backup       2026-11-30T02:00:00.000Z (3 hours ago), /backups');
    expect(text).toMatch(/\n\nNothing is to be done\.$/);
  });

  it('lists migrations with their kind, functions, passes, seed groups and builds', () => {
    REMOVALS[REMOVES] = '0.4.0';
    const text = describeUpgradePlan({
      ...current,
      pending: ['20261129_164254_one_identity', ADDS, REMOVES],
      runningVersion: null,
      parts: ['FUNCTION forum.page_of'],
      passes: ['20261129_search_entries'],
      seedGroups: ['topics'],
      builds: ['site'],
      lastBackup: null,
    });
    expect(text.split('\n').slice(1)).toEqual([
      'Running           nothing answers at the address of the site',
      'PostgreSQL        18.4',
      'Migrations        13 applied, 3 to apply',
      '  20261129_164254_one_identity: older code may not run beside it',
      `  ${ADDS}: adds only; older code runs beside it`,
      `  ${REMOVES}: removes what no code uses since version 0.4.0`,
      'Functions         1 to write or delete',
      '  FUNCTION forum.page_of',
      'Passes            20261129_search_entries',
      'Seed content      topics',
      'Builds            site',
      'Disk of DATA_DIR  10240 MiB free, about 1024 MiB for a new release of the pages',
      'Last backup       none is known. Run npm run backup first',
      '',
      'npm run upgrade would do this.',
    ]);
  });

  it('is refused when a migration removes what the running version may use', () => {
    REMOVALS[REMOVES] = '0.4.0';
    const pending = [ADDS, REMOVES];
    expect(findRefusals({ ...current, pending })).toEqual([]);
    expect(findRefusals({ ...current, pending, runningVersion: null })).toEqual([]);
    expect(findRefusals({ ...current, pending, runningVersion: '0.3.10' })).toEqual([
      `Version 0.3.10 is running and may use what ${REMOVES} removes. Stop it, then upgrade, or upgrade to version 0.4.0 first.`,
    ]);
  });

  it('is refused for each reason: the server, a later version, and the disk', () => {
    const plan = {
      ...current,
      notSupported: 'PostgreSQL 14.9 is too old.',
      later: ['20270101_000000_later'],
      disk: { free: GIBIBYTE, needed: GIBIBYTE },
    };
    expect(findRefusals(plan)).toEqual([
      'PostgreSQL 14.9 is too old.',
      expect.stringMatching(
        /^A later version has upgraded this database \(20270101_000000_later\)\. Start that version/,
      ),
      'The disk of DATA_DIR has 1024 MiB left and needs 1524 MiB. Free some space.',
    ]);
    expect(describeUpgradePlan(plan)).toContain(
      '\nThe upgrade would be refused:\n- PostgreSQL 14.9 is too old.\n- A later',
    );
  });
});
