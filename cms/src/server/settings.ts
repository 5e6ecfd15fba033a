import path from 'node:path';
import { z } from 'zod';
import type { Environment } from './start/runNode.ts';

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65535, 'must be at most 65535');
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/[^/]+\/.+/, 'must look like postgres://user:password@host:5432/name');

/** Milliseconds that an unused connection stays open. A new one costs PostgreSQL tens of milliseconds. */
export const MAX_IDLE_CONNECTION_MS = 10 * 60_000;

/** Settings from the environment. Empty values count as not set. */
const settingsSchema = z.object({
  PORT: port.default(4321),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: databaseUrl.optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://example.org' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address such as team@example.org').optional(),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .default(0),
  OFFLINE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must look like smtps://user:password@mail.example.org, with special characters as %40',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^\p{Cc}<>"@,;:]+ <[^\s\p{Cc}<>@,;:"]+@[^\s\p{Cc}<>@,;:"]+>|[^\s\p{Cc}<>@,;:"]+@[^\s\p{Cc}<>@,;:"]+)$/u,
      'must look like team@example.org or Team <team@example.org>',
    )
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 87 characters of Base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 43 characters of Base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must look like mailto:team@example.org or https://example.org')
    .optional(),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
});

export type Settings = z.infer<typeof settingsSchema> & { SITE_URL: string };

/** Settings of a child process: the process that starts it must pass DATABASE_URL, PAYLOAD_SECRET and SITE_URL. */
const processSchema = settingsSchema.required({ DATABASE_URL: true, PAYLOAD_SECRET: true, SITE_URL: true }).extend({
  DATABASE_POOL: z.coerce.number().int().min(2).default(6),
});
export type ProcessSettings = z.infer<typeof processSchema>;

export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/** @throws SettingsError */
export function readSettings(environment: Environment = process.env): Settings {
  const settings = checkTogether(parse(settingsSchema, environment));
  if (settings.DATABASE_URL && !settings.PAYLOAD_SECRET)
    throw new SettingsError(['PAYLOAD_SECRET must be set when DATABASE_URL is: it encrypts second factors']);
  return { ...settings, SITE_URL: settings.SITE_URL ?? `http://${hostInUrl(settings.HOST)}:${settings.PORT}` };
}

/** @throws SettingsError */
export function readProcessSettings(environment: Environment = process.env): ProcessSettings {
  return checkTogether(parse(processSchema, environment));
}

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** Checks settings that need each other. @throws SettingsError when one of them is missing */
function checkTogether<
  Checked extends Partial<Record<(typeof VAPID)[number] | 'SMTP_URL' | 'MAIL_FROM', string | undefined>>,
>(given: Checked): Checked {
  const missing = VAPID.filter((name) => !given[name]);
  const problems = [
    ...(given.SMTP_URL && !given.MAIL_FROM
      ? ['MAIL_FROM must be set when SMTP_URL is: every mail says who sends it']
      : []),
    ...(missing.length < VAPID.length
      ? missing.map((name) => `${name} must be set with the other VAPID settings`)
      : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return given;
}

function parse<T>(schema: z.ZodType<T>, environment: Environment): T {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map(
      (issue) =>
        `${issue.path.join('.')} ${given[String(issue.path[0])] === undefined ? 'must be set' : issue.message}`,
    ),
  );
}

/** A server that listens on all addresses is reached from this machine as `localhost`. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
