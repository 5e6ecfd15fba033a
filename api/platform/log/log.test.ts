import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Runs a script with `log` in a process of its own. Returns its lines as objects. */
function runScript(script: string, env: Record<string, string> = {}, args: string[] = []): Record<string, unknown>[] {
  return runText(script, { LOG_FORMAT: 'json', ...env }, args)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

function runText(script: string, env: Record<string, string>, args: string[] = []): string {
  const { stdout, stderr } = runProcess(script, env, 'pipe', args);
  expect(stderr).toBe('');
  return stdout;
}

function runProcess(script: string, env: Record<string, string>, output: 'pipe' | number, args: string[] = []) {
  const imports = ['log', 'request'].map((name) => JSON.stringify(path.join(import.meta.dirname, `${name}.ts`)));
  const source = `import { log, logRequestLine } from ${imports[0]}; import { withRequest } from ${imports[1]}; ${script}`;
  return spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', source, ...args], {
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('log', () => {
  it('writes JSON lines with UTC time, level, process, message, and the id of the request', () => {
    const lines = runScript(`withRequest({ id: 'r-1' }, () => log.info({ pages: 3 }, 'pages were rendered'));
      log.debug('not written'); process.exit(0);`);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        process: expect.any(String),
        request_id: 'r-1',
        pages: 3,
        message: 'pages were rendered',
      },
    ]);
  });

  it.each([
    [['/app/scripts/role.ts', 'migrate'], 'migrate'],
    [['/app/scripts/role.ts', 'all'], 'supervisor'],
    [['/app/scripts/start.ts'], 'supervisor'],
    [['/app/cms/src/server/web.ts'], 'web'],
  ])('names the process of %j %s', (args, name) => {
    expect(runScript(`log.info('here')`, {}, args)).toMatchObject([{ process: name }]);
  });

  it('counts repeats by level, message and code, also at the exit, and writes every request', () => {
    const lines = runScript(`const refused = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
      for (const err of [refused, refused, refused, new Error('other')]) log.error({ err }, 'mails');
      for (const status of [200, 200])
        logRequestLine('info', { request_id: 'r', method: 'GET', route: '/api', status, duration_ms: 1 });
      process.exit(0);`);
    expect(lines.map(({ message, code, repeated }) => [message, code, repeated])).toEqual([
      ['mails', 'ECONNREFUSED', undefined],
      ['mails', undefined, undefined],
      ['request', undefined, undefined],
      ['request', undefined, undefined],
      ['mails', 'ECONNREFUSED', 2],
    ]);
  });

  it('writes no secret field, no object and no message of an error unredacted', () => {
    const [line] = runScript(`log.error({ err: new Error('no box for a@example.org'), email: 'a@example.org',
      cookie: 'x', user: { name: 'Ada' }, msg: 'from Payload' });`);
    expect(line).toMatchObject({ email: '[removed]', cookie: '[removed]', user: '[object]', message: 'from Payload' });
    expect(line).toMatchObject({
      error: 'Error',
      reason: 'no box for [address]',
      stack: expect.stringMatching(/^at /),
    });
  });

  it.skipIf(process.platform !== 'linux').each(['json', 'pretty'])('goes on as %s when the disk is full', (format) => {
    const full = openSync('/dev/full', 'w');
    const script = `for (const line of ['one', 'two']) log.error(line); setTimeout(() => console.error('went on'), 200)`;
    const { status, stderr } = runProcess(script, { LOG_FORMAT: format }, full);
    closeSync(full);
    expect([status, stderr]).toEqual([0, 'went on\n']);
  });

  it('writes lines for people in the format pretty', () => {
    const text = runText(`log.warn({ pages: 3 }, 'pages wait')`, { LOG_FORMAT: 'pretty' });
    expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: \S+: pages wait \{"pages":3\}\n$/);
  });
});
