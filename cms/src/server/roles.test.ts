import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runRole } from './roles.ts';
import { root } from './start/runNode.ts';

describe('role', () => {
  it('is refused with the list of roles when it does not exist', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    expect(await runRole(['constructor'])).toBe(1);
    expect(print.mock.calls.join()).toMatch(
      /^There is no role constructor\. The roles are:\n {2}web {8}serves the pages/,
    );
  });

  it('reports all faults of its settings and secret files at once, without a stack', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', path.join(root, 'scripts/role.ts'), 'cms'],
      {
        env: {
          NODE_ENV: 'production',
          PATH: process.env.PATH,
          CMS_PORT: '0',
          PAYLOAD_SECRET_FILE: '/nowhere',
          MAIL_FROM: '@',
        },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'The settings of cms are wrong:',
      'PAYLOAD_SECRET_FILE: cannot read /nowhere (ENOENT)',
      'CMS_PORT must be at least 1',
      'DATABASE_URL must be set',
      'SITE_URL must be set',
      'PAYLOAD_SECRET must be set',
      'MAIL_FROM must look like team@example.org or Team <team@example.org>',
    ]);
  });
});
