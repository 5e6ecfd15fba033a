import { z } from 'zod';
import { factorEventSchema } from '../../../contracts/accounts/deskAccounts.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, isoTime, type RowFrom, selectRows } from '../../../platform/statement.ts';

const FACTOR = defineStatement({
  name: 'second-factor-standing',
  row: {
    email: z.string(),
    role: z.string(),
    /** Sealed secret that codes are checked against; null while the second factor is off. */
    secret: z.string().nullable(),
    /** Sealed secret that is being set up; null when none is. */
    proposed: z.string().nullable(),
    since: isoTime().nullable(),
    codesLeft: z.number(),
    isDemanded: z.boolean(),
  },
  text: `SELECT u.email, u.role, f.secret, f.proposed, f.since,
           (SELECT count(*)::int FROM account.recovery_code r WHERE r.user_id = u.id) AS "codesLeft",
           EXISTS (SELECT FROM account.demanding_role d WHERE d.role = u.role::text) AS "isDemanded"
         FROM users u LEFT JOIN account.second_factor f ON f.user_id = u.id WHERE u.id = $1`,
});
export type Factor = RowFrom<typeof FACTOR>;

export const selectFactor = (database: Database, userId: number) => findRow(database, FACTOR, [userId]);

const FACTOR_PROPOSAL = defineStatement({
  name: 'second-factor-propose',
  text: `INSERT INTO account.second_factor (user_id, proposed) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET proposed = excluded.proposed`,
});
export const proposeFactor = (database: Database, userId: number, proposed: string) =>
  execute(database, FACTOR_PROPOSAL, [userId, proposed]);

type Confirmation = { userId: number; proposed: string; period: number; codeHashes: string[] };

const FACTOR_CONFIRMATION = defineStatement({
  name: 'second-factor-confirm',
  text: `WITH confirmed AS (
           UPDATE account.second_factor SET secret = proposed, proposed = NULL, since = now(), last_period = $3
           WHERE user_id = $1 AND proposed = $2 RETURNING user_id),
         gone AS (DELETE FROM account.recovery_code r USING confirmed c WHERE r.user_id = c.user_id),
         kept AS (INSERT INTO account.recovery_code (user_id, code_hash) SELECT user_id, unnest($4::text[]) FROM confirmed),
         noted AS (INSERT INTO account.second_factor_event (user_id, by_id, kind) SELECT user_id, user_id, 'on' FROM confirmed)
         SELECT FROM confirmed`,
});

/** Turns on the proposed secret with new recovery codes; false when `proposed` is not the stored proposal any more. */
export async function confirmFactor(database: Database, given: Confirmation): Promise<boolean> {
  return (
    (await execute(database, FACTOR_CONFIRMATION, [given.userId, given.proposed, given.period, given.codeHashes])) > 0
  );
}

const USED_PERIOD = defineStatement({
  name: 'second-factor-use',
  text: `UPDATE account.second_factor SET last_period = $2 WHERE user_id = $1 AND last_period < $2`,
});

/** Uses up a TOTP period and all earlier ones; false when it was used up already. */
export async function takePeriod(database: Database, userId: number, period: number): Promise<boolean> {
  return (await execute(database, USED_PERIOD, [userId, period])) > 0;
}

const USED_RECOVERY_CODE = defineStatement({
  name: 'second-factor-recover',
  text: 'DELETE FROM account.recovery_code WHERE user_id = $1 AND code_hash = $2',
});

export async function takeRecoveryCode(database: Database, userId: number, hash: string): Promise<boolean> {
  return (await execute(database, USED_RECOVERY_CODE, [userId, hash])) > 0;
}

type Removal = { userId: number; byId: number; kind: 'off' | 'removed'; reason: string };

const FACTOR_REMOVAL = defineStatement({
  name: 'second-factor-delete',
  text: `WITH removed AS (DELETE FROM account.second_factor WHERE user_id = $1 AND secret IS NOT NULL RETURNING user_id),
         gone AS (DELETE FROM account.recovery_code r USING removed d WHERE r.user_id = d.user_id)
         INSERT INTO account.second_factor_event (user_id, by_id, kind, reason)
         SELECT user_id, $2, $3::account.factor_event, $4 FROM removed`,
});

/** Deletes a second factor with its recovery codes, and records the actor and the reason; false when none was on. */
export async function deleteFactor(database: Database, given: Removal): Promise<boolean> {
  return (await execute(database, FACTOR_REMOVAL, [given.userId, given.byId, given.kind, given.reason])) > 0;
}

const FACTOR_EVENTS = defineStatement({
  name: 'second-factor-events',
  row: factorEventSchema,
  text: `SELECT e.kind, e.at, u.display_name AS by, e.reason FROM account.second_factor_event e
         LEFT JOIN users u ON u.id = e.by_id WHERE e.user_id = $1 ORDER BY e.id DESC LIMIT 20`,
});

export const selectFactorEvents = (database: Database, userId: number) => selectRows(database, FACTOR_EVENTS, [userId]);

const DEMANDING_ROLES = defineStatement({
  name: 'second-factor-roles',
  row: { role: z.string() },
  text: 'SELECT role FROM account.demanding_role ORDER BY role',
});

export async function selectDemandingRoles(database: Database): Promise<string[]> {
  const rows = await selectRows(database, DEMANDING_ROLES);
  return rows.map(({ role }) => role);
}

const DEMANDED_ROLES = defineStatement({
  name: 'second-factor-demand',
  text: `WITH gone AS (DELETE FROM account.demanding_role WHERE role <> ALL ($1::text[]))
         INSERT INTO account.demanding_role (role) SELECT DISTINCT unnest($1::text[]) ON CONFLICT DO NOTHING`,
});

/** A trigger signs out the users of added roles who have no second factor. */
export const replaceDemandingRoles = (database: Database, roles: string[]) =>
  execute(database, DEMANDED_ROLES, [roles]);
