import type { Access, CollectionConfig, Endpoint } from 'payload';
import type { Ruled } from '../access/roles.ts';
import { deskEndpointsOf } from '../endpoints.ts';
import { refuseForeignOrder } from '../hooks/refuseForeignOrder.ts';

/** The rooms of the CMS, in the order of the menu. */
export type Group = 'Encyclopedia' | 'Translations' | 'Pages' | 'Learning' | 'Community' | 'People' | 'System';

/**
 * Payload opens whatever is not stated to any signed-in user, and forum members sign in. So every rule is demanded
 * here, also those that a collection has no use for yet (`readVersions`, `unlock`, `admin`).
 */
export type EveryAccess = {
  create: Access & Ruled;
  read: Access & Ruled;
  update: Access & Ruled;
  delete: Access & Ruled;
  readVersions: Access & Ruled;
  unlock: Access & Ruled;
  admin: NonNullable<NonNullable<CollectionConfig['access']>['admin']> & Ruled;
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
  access: EveryAccess;
  admin?: CollectionConfig['admin'];
  /** Besides the rows of the API below the collection's name. */
  endpoints?: Endpoint[];
};

/** The only way to make a collection: demands every access rule, a group, a title and useful list columns. */
export function defineCollection(definition: Definition): CollectionConfig {
  const { group, description, title, columns, searchable, admin, hooks, endpoints = [], ...collection } = definition;
  return {
    ...collection,
    endpoints: [...deskEndpointsOf(collection.slug), ...endpoints],
    disableDuplicate: true,
    hooks: { ...hooks, beforeOperation: [refuseForeignOrder, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      group,
      description,
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: searchable ?? [title],
      pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
      ...admin,
    },
  };
}
