import type { Access, CollectionConfig, Endpoint, Field } from 'payload';
import { nobody, type Ruled, staff } from '../access/rules.ts';
import { createDeskEndpoints } from '../endpoints.ts';
import { changeRecord } from '../fields/changeRecord.ts';
import { demandReason, lookForReason, recordChange } from '../hooks/recordChange.ts';
import { refuseHiddenCharacters } from '../hooks/refuseHiddenCharacters.ts';

export type Group = 'Encyclopedia' | 'Translations' | 'Pages' | 'Learning' | 'Community' | 'People' | 'System';

type Rule = Access & Ruled;
type AdminRule = NonNullable<NonNullable<CollectionConfig['access']>['admin']> & Ruled;

type StatedAccess = Record<'create' | 'read' | 'update' | 'delete', Rule> & Partial<typeof UNSTATED>;

/** Defaults for operations that Payload would open to any signed-in user. */
const UNSTATED: { readVersions: Rule; unlock: Rule; admin: AdminRule } = {
  readVersions: nobody,
  unlock: nobody,
  admin: staff,
};

type Definition = Omit<CollectionConfig, 'access' | 'admin' | 'endpoints'> & {
  group: Group;
  description: string;
  title: string;
  columns: string[];
  /** Fields in which the list's search looks; `title` alone when left out. */
  searchable?: string[];
  access: StatedAccess;
  /** Whether readers get changes without a review (ADR 022): each needs a reason, and every version stays. */
  isRecorded?: true;
  admin?: CollectionConfig['admin'];
  /** Endpoints besides the API's own below the collection's name. */
  endpoints?: Endpoint[];
};

/** A collection with one of our access rules for every operation, as `defineCollection` returns it. */
export type DefinedCollection = CollectionConfig & { access: StatedAccess };

/** The only way to define a collection: closed by default, with a group, a title and useful list columns. */
export function defineCollection(definition: Definition): DefinedCollection {
  const {
    group,
    description,
    title,
    columns,
    searchable,
    access,
    isRecorded,
    admin,
    hooks,
    endpoints = [],
    ...collection
  } = definition;
  return {
    ...collection,
    ...(isRecorded ? recorded(collection) : {}),
    fields: [staleWrite, ...collection.fields, ...(isRecorded ? changeRecord : [])].map(withOurEditor),
    endpoints: [...createDeskEndpoints(collection.slug), ...endpoints],
    disableDuplicate: true,
    access: { ...UNSTATED, ...access },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), ...(isRecorded ? [lookForReason] : [])],
      beforeValidate: [refuseHiddenCharacters, ...(hooks?.beforeValidate ?? []), ...(isRecorded ? [demandReason] : [])],
      beforeChange: [...(hooks?.beforeChange ?? []), ...(isRecorded ? [recordChange] : [])],
    },
    admin: {
      group,
      description,
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: searchable ?? [title],
      pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
      ...admin,
      components: withVersionView(admin?.components),
    },
  };
}

/** Shows the texts that were saved meanwhile beside the form, after a save was refused with 409. */
const staleWrite: Field = {
  name: 'staleWrite',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/desk/contributions/stale-write/StaleWrite.tsx#StaleWrite' },
  },
};

type Components = NonNullable<CollectionConfig['admin']>['components'];
type EditViews = NonNullable<NonNullable<NonNullable<Components>['views']>['edit']>;

/** Adds our button that restores a version. `admin.css` hides Payload's own. */
function withVersionView(components: Components): NonNullable<Components> {
  const version = { actions: ['/src/desk/contributions/RestoreVersion.tsx#RestoreVersion'] };
  // The type allows a view of the whole record or views of its parts. No collection here replaces the whole view.
  const edit = { ...components?.views?.edit, version } as EditViews;
  return { ...components, views: { ...components?.views, edit } };
}

/** Replaces Payload's editor of JSON fields, which loads itself from another host. */
function withOurEditor(field: Field): Field {
  if (field.type !== 'json' || field.admin?.components?.Field) return field;
  const components = { ...field.admin?.components, Field: '/src/desk/kit/JsonField.tsx#JsonField' };
  return { ...field, admin: { ...field.admin, components } };
}

function recorded({ versions }: Pick<CollectionConfig, 'versions'>): Partial<CollectionConfig> {
  return { versions: versions ?? { drafts: false, maxPerDoc: 0 } };
}
