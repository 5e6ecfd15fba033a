import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import { viewPage } from '../../../desk/publishing/viewPage.ts';
import { admins, editors, nobody, publishedOrStaff, staff } from '../../access/rules.ts';
import { isMinorEdit, revision } from '../../fields/byServer.ts';
import { inSidebar } from '../../fields/described.ts';
import { guardPublishing } from '../../hooks/guardPublishing.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { recordPageText } from '../../hooks/recordPageText.ts';
import { defineCollection } from '../defineCollection.ts';
import { pageRecord, pageTexts } from './texts.ts';

export const Pages = defineCollection({
  slug: 'pages',
  group: 'Pages',
  description:
    'The pages about the site, in the default language. Publishing or unpublishing one adds it to or takes it from the footer of every page.',
  title: 'title',
  columns: ['title', 'slug', '_status', 'lastUpdated'],
  searchable: ['title', 'body'],
  access: { create: editors, read: publishedOrStaff, update: editors, delete: admins, readVersions: staff },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  admin: viewPage('pages'),
  hooks: {
    beforeOperation: [guardPublishing],
    beforeValidate: [keepOnRestore('slug')],
    beforeChange: [recordPageText],
  },
  fields: [
    inSidebar(
      {
        name: 'slug',
        type: 'select',
        required: true,
        unique: true,
        access: { update: nobody },
        options: PAGE_SLUGS.map((value) => ({ value, label: `/${value}` })),
      },
      'Its address, the same in every language. Cannot change.',
    ),
    ...pageTexts,
    isMinorEdit,
    ...pageRecord,
    revision,
  ],
});
