import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { closeAccountFields } from './src/access/closeAccountFields.ts';
import { closeInternalCollections } from './src/access/closeInternalCollections.ts';
import { admins, nobody, staff } from './src/access/roles.ts';
import { collections } from './src/collections/index.ts';
import { QUEUE_PATH } from './src/components/review-queue/queuePath.ts';
import { publicEndpoints } from './src/endpoints.ts';
import { publishTask } from './src/jobs/publishTask.ts';
import { payloadMail } from './src/mail/payloadMail.ts';
import { originOf } from './src/originOf.ts';
import { publisherEndpoints } from './src/publisher/endpoints.ts';
import { TRANSLATING } from './src/review/reviewers.ts';
import { readProcessSettings } from './src/settings.ts';
import { surviveLostConnections } from './src/surviveLostConnections.ts';

// Not `import.meta.dirname`, which is undefined in what Next bundles.
const here = path.dirname(fileURLToPath(import.meta.url));
const settings = readProcessSettings();

const config = buildConfig({
  secret: settings.PAYLOAD_SECRET,
  ...originOf(settings.SITE_URL),
  // `/admin/dashboard` is a page of the site, so Payload's admin stands elsewhere.
  routes: { admin: '/cms', api: '/cms/api' },
  admin: {
    user: 'users',
    // The default asks a third party for a picture of every editor.
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    meta: {
      titleSuffix: ` – ${PRODUCT_NAME}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    importMap: {
      baseDir: here,
      importMapFile: path.join(here, 'src/app/(payload)/cms/importMap.js'),
      autoGenerate: false,
    },
    components: {
      header: ['/src/components/publisher/FailureNotice.tsx#FailureNotice'],
      beforeDashboard: [
        '/src/components/review-queue/Queue.tsx#Queue',
        '/src/components/desk/Desk.tsx#Desk',
        '/src/components/translation/CoveragePanel.tsx#CoveragePanel',
        '/src/components/publisher/PublisherPanel.tsx#PublisherPanel',
      ],
      beforeNavLinks: [
        { path: '/src/components/translation/NavLink.tsx#NavLink', clientProps: { roles: TRANSLATING } },
      ],
      views: {
        review: {
          ...{ path: QUEUE_PATH, exact: true, meta: { title: 'Contributions' } },
          Component: '/src/components/review-queue/QueueView.tsx#QueueView',
        },
        translations: {
          ...{ path: '/translations', exact: true, meta: { title: 'Translation desk' } },
          Component: '/src/components/translation/ListView.tsx#ListView',
        },
        translationEditor: {
          ...{ path: '/translations/:language/:kind/:id', exact: true, meta: { title: 'Translation' } },
          Component: '/src/components/translation/EditorView.tsx#EditorView',
        },
      },
      graphics: { Logo: '/src/components/Logo.tsx#Logo', Icon: '/src/components/Logo.tsx#Icon' },
    },
  },
  // An empty relation reads "<No Category>" otherwise.
  i18n: { translations: { en: { general: { noLabel: '–' } } } },
  collections,
  endpoints: [...publicEndpoints, ...publisherEndpoints],
  email: payloadMail,
  db: postgresAdapter({
    pool: { connectionString: settings.DATABASE_URL, max: settings.DATABASE_POOL, application_name: 'common-ground' },
    push: false,
    allowIDOnCreate: true,
    migrationDir: path.join(here, 'src/migrations'),
  }),
  jobs: {
    tasks: [publishTask],
    deleteJobOnComplete: true,
    access: { queue: nobody, run: nobody, cancel: nobody },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      labels: { singular: 'Publishing job', plural: 'Publishing jobs' },
      access: {
        create: nobody,
        read: staff,
        update: nobody,
        delete: admins,
        readVersions: nobody,
        unlock: nobody,
        admin: staff,
      },
      admin: {
        ...defaultJobsCollection.admin,
        group: 'System',
        hidden: false,
        defaultColumns: ['taskSlug', 'queue', 'processing', 'totalTried', 'hasError', 'createdAt'],
        description: 'What waits to be published. A job is gone when its pages are in place.',
      },
    }),
  },
  onInit: surviveLostConnections,
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  defaultDepth: 1,
  maxDepth: 3,
  typescript: { outputFile: path.join(here, '../api/contracts/payload-types.ts'), declare: false, autoGenerate: false },
});

export default config.then(closeInternalCollections).then(closeAccountFields);
