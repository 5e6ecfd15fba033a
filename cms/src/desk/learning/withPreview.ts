import type { CollectionConfig } from 'payload';

type Admin = NonNullable<CollectionConfig['admin']>;

export function withPreview(admin: CollectionConfig['admin'] = {}): Admin {
  const before = [
    ...(admin.components?.edit?.beforeDocumentControls ?? []),
    '/src/desk/learning/PreviewLink.tsx#PreviewLink',
  ];
  const edit = { ...admin.components?.edit, beforeDocumentControls: before };
  return { ...admin, components: { ...admin.components, edit } };
}
