import type { Access, CollectionConfig, Endpoint, Field } from 'payload';
import { nobody, type Ruled, staff } from '../access/rules.ts';
import { deskEndpointsOf } from '../endpoints.ts';
import { changeRecord } from '../fields/changeRecord.ts';
import { demandReason, lookForReason, recordChange } from '../hooks/recordChange.ts';
import { refuseHidden } from '../hooks/refuseHidden.ts';

/** The rooms of the CMS, in the order of the menu. */
export type Group = 'Encyclopedia' | 'Translations' | 'Pages' | 'Learning' | 'Community' | 'People' | 'System';

type Rule = Access & Ruled;
type AdminRule = NonNullable<NonNullable<CollectionConfig['access']>['admin']> & Ruled;

/** What is asked of every record is always stated. */
type StatedAccess = Record<'create' | 'read' | 'update' | 'delete', Rule> & Partial<typeof UNSTATED>;

/** Payload opens whatever is not stated to any signed-in user, and forum members sign in. So the rest is closed. */
const UNSTATED: { readVersions: Rule; unlock: Rule; admin: AdminRule } = {
  readVersions: nobody,
  unlock: nobody,
  admin: staff,
};

type Definition = Omit<CollectionConfig, 'access' | 'admin' | 'endpoints'> & {
  group: Group;
  /** One sentence for an editor: what these records are. */
  description: string;
  /** The field that names a record in lists and links. */
  title: string;
  /** Columns of the list view. */
  columns: string[];
  /** Fields that the list's search box looks in; the title alone if left out. */
  searchable?: string[];
  access: StatedAccess;
  /**
   * What readers see changes here without a review before it (ADR 022): each change says who and why, and every version
   * stays to be had back.
   */
  isRecorded?: true;
  admin?: CollectionConfig['admin'];
  /** Besides the rows of the API below the collection's name. */
  endpoints?: Endpoint[];
};

/** The only way to make a collection: closes what is not opened, demands a group, a title and useful list columns. */
export function defineCollection(definition: Definition): CollectionConfig {
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
    endpoints: [...deskEndpointsOf(collection.slug), ...endpoints],
    disableDuplicate: true,
    access: { ...UNSTATED, ...access },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), ...(isRecorded ? [lookForReason] : [])],
      beforeValidate: [refuseHidden, ...(hooks?.beforeValidate ?? []), ...(isRecorded ? [demandReason] : [])],
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

/** Shows what was saved meanwhile beside what is typed, after a save was refused with 409. */
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

/** Adds the button that restores a version to its screen; Payload's own is hidden by `admin.css`. */
function withVersionView(components: Components): NonNullable<Components> {
  const version = { actions: ['/src/desk/contributions/RestoreVersion.tsx#RestoreVersion'] };
  // The type has either a whole view of the record or parts of it; no collection here has a whole one.
  const edit = { ...components?.views?.edit, version } as EditViews;
  return { ...components, views: { ...components?.views, edit } };
}

/** Of data that has no editor of its own: Payload's would fetch itself from another host. */
function withOurEditor(field: Field): Field {
  if (field.type !== 'json' || field.admin?.components?.Field) return field;
  const components = { ...field.admin?.components, Field: '/src/desk/kit/JsonField.tsx#JsonField' };
  return { ...field, admin: { ...field.admin, components } };
}

function recorded({ versions }: Pick<CollectionConfig, 'versions'>): Partial<CollectionConfig> {
  return { versions: versions ?? { drafts: false, maxPerDoc: 0 } };
}
