import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDirectSetting, isBehindPool, readProcessSettings, readSettings } from './settings.ts';
import { SettingsError } from './start/StartError.ts';

const SECRET = 'x'.repeat(32);
const VAPID = { VAPID_PRIVATE_KEY: 'k'.repeat(43), VAPID_SUBJECT: 'mailto:team@example.org' };
const DATABASE = { DATABASE_URL: 'postgres://user:password@db.example:5432/common_ground', PAYLOAD_SECRET: SECRET };

function findProblems(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  it('have defaults, also for an empty value', () => {
    const expected = {
      PORT: 4321,
      HOST: '127.0.0.1',
      DATA_DIR: path.resolve('.data'),
      SITE_URL: 'http://127.0.0.1:4321',
      TRUSTED_PROXIES: 0,
      OFFLINE: 'on',
      INTERNAL_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATABASE_STATEMENT_NAMES: 'on',
      DATABASE_POOL: 6,
      STORAGE: 'disk',
      S3_REGION: 'us-east-1',
      CDN_PURGE: 'none',
    };
    expect(readSettings({})).toEqual(expected);
    expect(readSettings({ PORT: '', SITE_URL: '', DATABASE_URL: '' })).toEqual(expected);
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    [{ HOST: '::' }, 'http://localhost:4321'],
    [{ HOST: '::1' }, 'http://[::1]:4321'],
    [{ SITE_URL: 'https://example.org//' }, 'https://example.org'],
  ])('derive the address of the site from %o', (environment, address) => {
    expect(readSettings(environment).SITE_URL).toBe(address);
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be at least 1'],
    [{ PORT: '65536' }, 'PORT must be at most 65535'],
    [{ PORT: '80.5' }, 'PORT must be a whole number'],
    [{ PORT: 'http' }, 'PORT must be a port number'],
    [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL must be a full address such as https://example.org'],
    [
      { ...DATABASE, DATABASE_URL: 'mysql://x/y' },
      'DATABASE_URL must look like postgres://user:password@host:5432/name',
    ],
    [
      { ...DATABASE, PAYLOAD_SECRET: '' },
      'PAYLOAD_SECRET must be set when DATABASE_URL is: it encrypts second factors',
    ],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must have at least 32 characters'],
    [{ CONTACT_EMAIL: 'team' }, 'CONTACT_EMAIL must be an email address such as team@example.org'],
    [
      { SMTP_URL: 'mail.example.org', MAIL_FROM: 'team@example.org' },
      'SMTP_URL must look like smtps://user:password@mail.example.org, with special characters as %40',
    ],
    [{ ...VAPID, VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY must be 87 characters of Base64url'],
    [
      { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) },
      'VAPID_SUBJECT must be set with the other VAPID settings',
    ],
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must be set when SMTP_URL is: every mail says who sends it'],
    [{ MAIL_FROM: 'Team' }, 'MAIL_FROM must look like team@example.org or Team <team@example.org>'],
    [
      { MAIL_FROM: 'team@example.org\r\nBcc: eve@example.org' },
      'MAIL_FROM must look like team@example.org or Team <team@example.org>',
    ],
    [
      { MAIL_FROM: 'a@example.org, b@example.org' },
      'MAIL_FROM must look like team@example.org or Team <team@example.org>',
    ],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must have at least 8 characters'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be at least 2'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT must be json or pretty'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT must be at most 65535'],
    [{ STORAGE: 's3' }, 'S3_BUCKET must be set when STORAGE is s3'],
    [{ S3_ACCESS_KEY_ID: 'key' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'],
    [{ CDN_PURGE: 'webhook' }, 'CDN_PURGE_URL must be set when CDN_PURGE is webhook'],
    [{ CDN_PURGE: 'fastly', CDN_SERVICE: 'id' }, 'CDN_PURGE_TOKEN must be set when CDN_PURGE is fastly'],
    [{ DATABASE_DIRECT_URL: DATABASE.DATABASE_URL }, 'DATABASE_URL must be set when DATABASE_DIRECT_URL is'],
    [{ PAYLOAD_SECRET_FILE: '/nowhere/secret' }, 'PAYLOAD_SECRET_FILE: cannot read /nowhere/secret (ENOENT)'],
  ])('reject %o with one line', (environment, line) => {
    expect(findProblems(environment)).toBe(line);
  });

  it.each([
    { SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465', MAIL_FROM: 'Common Ground <no-reply@example.org>' },
    { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no-reply@example.org' },
  ])('accept the mail server of %o', (environment) => {
    expect(readSettings(environment)).toMatchObject(environment);
  });

  it('list all problems, without the value of a secret', () => {
    const problems = findProblems({ PORT: '0', PAYLOAD_SECRET: 'hunter2', STORAGE: 's3', SMTP_URL_FILE: '/nowhere' });
    expect(problems.split('\n')).toHaveLength(4);
    expect(problems).not.toContain('hunter2');
  });
});

describe('settings of a process', () => {
  it('require database, secret and address', () => {
    expect(() => readProcessSettings({})).toThrow(
      /DATABASE_URL must be set\nSITE_URL must be set\nPAYLOAD_SECRET must be set/,
    );
  });

  it('require at least two database connections, because one is never returned', () => {
    const given = { ...DATABASE, SITE_URL: 'http://test' };
    expect(readProcessSettings(given).DATABASE_POOL).toBeGreaterThanOrEqual(2);
    expect(() => readProcessSettings({ ...given, DATABASE_POOL: '1' })).toThrow(SettingsError);
  });
  it('are behind a connection pool when the direct address differs', () => {
    const direct = readProcessSettings({ ...DATABASE, SITE_URL: 'http://test' });
    expect([isBehindPool(direct), findDirectSetting(direct)]).toEqual([false, 'DATABASE_URL']);
    const pooled = { ...direct, DATABASE_DIRECT_URL: 'postgres://user:password@db.example:5433/common_ground' };
    expect([isBehindPool(pooled), findDirectSetting(pooled)]).toEqual([true, 'DATABASE_DIRECT_URL']);
  });
});
