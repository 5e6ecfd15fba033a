import type { ClientField } from 'payload';
import { describe, expect, it } from 'vitest';
import { editableFields } from './editableFields.ts';

const FIELDS = [
  { name: 'staleWrite', type: 'ui' },
  { name: 'title', type: 'text' },
  { type: 'row', fields: [{ name: 'inRow', type: 'text' }] },
  { name: 'noted', type: 'number', admin: { readOnly: true } },
  { name: 'reason', type: 'text', virtual: true },
  { name: 'secret', type: 'text', hidden: true },
  { name: 'updatedAt', type: 'date' },
  { name: '_status', type: 'select', options: [] },
] as unknown as ClientField[];
const names = (permissions: Parameters<typeof editableFields>[1]) =>
  editableFields(FIELDS, permissions).map(({ name }) => name);

describe('editableFields', () => {
  it('leaves out fields that are not stored, not shown or not editable', () => {
    expect(names(true)).toEqual(['title', 'inRow']);
  });

  it('leaves out fields that the user may not change', () => {
    expect(names({ title: { read: true }, inRow: { update: true } } as never)).toEqual(['inRow']);
    expect(names(undefined)).toEqual([]);
  });
});
