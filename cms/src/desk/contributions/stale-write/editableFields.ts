import type { ClientField, SanitizedFieldsPermissions } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import type { NamedField } from './compareRecords.ts';

const FIELDS_WITHOUT_INPUT = ['id', 'createdAt', 'updatedAt', '_status'];

/** Returns the stored fields that the user may edit, with those inside rows and tabs without a name. */
export function editableFields(
  fields: ClientField[],
  permissions: SanitizedFieldsPermissions | undefined,
): NamedField[] {
  const named = flattenTopLevelFields(fields, { keepPresentationalFields: false }) as NamedField[];
  return named.filter(
    (field) => !FIELDS_WITHOUT_INPUT.includes(field.name) && !isHidden(field) && mayUpdate(field, permissions),
  );
}

function isHidden(field: NamedField): boolean {
  const { hidden, virtual, admin } = field as NamedField & { hidden?: boolean; virtual?: unknown };
  const { readOnly, hidden: isInvisible } = (admin ?? {}) as { readOnly?: boolean; hidden?: boolean };
  return Boolean(hidden || virtual || readOnly || isInvisible);
}

function mayUpdate({ name }: NamedField, permissions: SanitizedFieldsPermissions | undefined): boolean {
  if (permissions === true || permissions === undefined) return permissions === true;
  const own = permissions[name];
  return own === true || Boolean(own && 'update' in own && own.update);
}
