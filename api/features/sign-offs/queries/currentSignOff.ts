import { isList, SIGNED_SECTIONS } from '../../../contracts/encyclopedia/fields.ts';
import { toColumnName } from '../../encyclopedia/queries/conditionColumns.ts';

const NOT_WITHDRAWN = 's.withdraws_id IS NULL AND NOT EXISTS (SELECT FROM sign_offs w WHERE w.withdraws_id = s.id)';
const COLUMNS =
  's.id, s.section, s.user_id, s.signer_name, s.credential, s.signed_at, s.next_review_at, s.version, s.digest, s.next_review_at <= now() AS is_overdue';

/** Joins as `signed` the newest sign-off of the whole condition `c`: of the published text, else of an earlier one. */
export const CURRENT_SIGN_OFF = `LEFT JOIN LATERAL (
  SELECT ${COLUMNS}, s.digest IS DISTINCT FROM c.published_digest AS has_lapsed
  FROM sign_offs s WHERE s.condition_id = c.id AND s.section IS NULL AND ${NOT_WITHDRAWN}
  ORDER BY has_lapsed, s.signed_at DESC, s.id DESC LIMIT 1
) signed ON true`;

/** Published conditions `c` that were ever signed, each with its current sign-off `signed`. */
export const SIGNED_CONDITIONS = `FROM conditions c ${CURRENT_SIGN_OFF}
  WHERE c._status = 'published' AND EXISTS (SELECT FROM sign_offs s WHERE s.condition_id = c.id)`;
export const HAS_LAPSED = 'signed.has_lapsed';
export const IS_OVERDUE = 'NOT signed.has_lapsed AND signed.is_overdue';

/** Branches of CASE by section: true when its texts differ between the signed version `v` and the record `c`. */
const SECTION_CHANGES = SIGNED_SECTIONS.map(({ section, fields }) => {
  const differs = fields.map((field) => {
    const [before, now] = [`v.version_${toColumnName(field)}`, `c.${toColumnName(field)}`];
    return isList(field) ? `coalesce(${before}, '[]') <> coalesce(${now}, '[]')` : `${before} IS DISTINCT FROM ${now}`;
  });
  return `WHEN '${section}' THEN ${differs.join(' OR ')}`;
}).join(' ');

/** Selects the current sign-off of each section of condition `c`; `CURRENT_SIGN_OFF` joins that of the whole page. */
export const SECTION_SIGN_OFFS = `SELECT DISTINCT ON (s.section) ${COLUMNS}, v.id IS NULL OR CASE s.section ${SECTION_CHANGES} ELSE true END AS has_lapsed
  FROM sign_offs s LEFT JOIN _conditions_v v ON v.id = s.version AND v.parent_id = s.condition_id
  WHERE s.condition_id = c.id AND s.section IS NOT NULL AND ${NOT_WITHDRAWN}
  ORDER BY s.section, has_lapsed, s.signed_at DESC, s.id DESC`;
