import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITORS, MODERATORS, TRANSLATION_PROPOSERS } from '@common-ground/api/contracts/accounts/roles.ts';
import { FILM_BYTES, FILM_FORM_BYTES } from '@common-ground/api/contracts/learning/films.ts';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { isOnLoopback } from '@common-ground/api/platform/session/ownOrigin.ts';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import {
  ADMIN,
  CALLS_PATH,
  DUE_MODULES_PATH,
  MISSED_SEARCHES,
  MISSED_SEARCHES_PATH,
  MODERATION,
  MODERATION_PATH,
  PLAYBOOK_PATH,
  QUEUE_PATH,
  TRANSLATIONS,
  TRANSLATIONS_PATH,
} from './src/desk/kit/addresses.ts';
import { closeInternalCollections } from './src/payload/access/closeInternalCollections.ts';
import { guardCalls } from './src/payload/calls/guardCalls.ts';
import { collections } from './src/payload/collections/index.ts';
import { defineDatabase } from './src/payload/database/defineDatabase.ts';
import { publicEndpoints, rootEndpoints } from './src/payload/endpoints.ts';
import { FILM_BYTES_SAID } from './src/payload/films/checkFilm.ts';
import { filmsFolder } from './src/payload/films/filmFiles.ts';
import { openFilmStore } from './src/payload/films/filmStore.ts';
import { pathForms } from './src/payload/learning/pathForms.ts';
import { mailer, payloadMail } from './src/server/mail/mailer.ts';
import { createPreviews } from './src/server/preview/createPreviews.ts';
import { isBehindPool, MAX_IDLE_CONNECTION_MS, readProcessSettings } from './src/server/settings.ts';
import { toBucketSettings } from './src/storage/bucketSettings.ts';

// `import.meta.dirname` is undefined in code that Next has bundled.
const here = path.dirname(fileURLToPath(import.meta.url));
const settings = readProcessSettings();
const bucket = toBucketSettings(settings);
/** Null when Payload stores the films in the folder of the collection. */
const films = bucket && openFilmStore({ folder: filmsFolder(settings.DATA_DIR), bucket });

const config = buildConfig({
  secret: settings.PAYLOAD_SECRET,
  // On a loopback address, which has several names, the screens use relative URLs.
  serverURL: isOnLoopback(settings.SITE_URL) ? '' : new URL(settings.SITE_URL).origin,
  routes: { admin: ADMIN, api: CALLS_PATH },
  admin: {
    user: 'users',
    // Without this setting Payload loads a picture of every editor from a third party (Gravatar).
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
      header: ['/src/desk/publishing/PublisherPanel.tsx#FailureNotice', '/src/desk/kit/MayTakeOver.tsx#MayTakeOver'],
      beforeDashboard: [
        '/src/desk/contributions/queue/Queue.tsx#Queue',
        '/src/desk/dashboard/OwnWork.tsx#OwnWork',
        '/src/desk/translations/Coverage.tsx#CoveragePanel',
        '/src/desk/publishing/PublisherPanel.tsx#PublisherPanel',
      ],
      beforeNavLinks: [
        {
          path: '/src/desk/kit/NavLink.tsx#NavLink',
          clientProps: {
            roles: TRANSLATION_PROPOSERS,
            href: TRANSLATIONS,
            id: 'nav-translation-desk',
            label: 'Translation desk',
          },
        },
        {
          path: '/src/desk/kit/NavLink.tsx#NavLink',
          clientProps: {
            roles: EDITORS,
            href: MISSED_SEARCHES,
            id: 'nav-missed-searches',
            label: 'Searches without a page',
          },
        },
        {
          path: '/src/desk/kit/NavLink.tsx#NavLink',
          clientProps: { roles: MODERATORS, href: MODERATION, id: 'nav-moderation', label: 'Moderation' },
        },
      ],
      views: {
        review: {
          path: QUEUE_PATH,
          exact: true,
          meta: { title: 'Contributions' },
          Component: '/src/desk/contributions/queue/QueueView.tsx#QueueView',
        },
        translations: {
          path: TRANSLATIONS_PATH,
          exact: true,
          meta: { title: 'Translation desk' },
          Component: '/src/desk/translations/ListView.tsx#ListView',
        },
        moderation: {
          path: MODERATION_PATH,
          exact: true,
          meta: { title: 'Moderation' },
          Component: '/src/desk/moderation/ModerationView.tsx#ModerationView',
        },
        moderationLog: {
          path: `${MODERATION_PATH}/log`,
          exact: true,
          meta: { title: 'All steps of moderation' },
          Component: '/src/desk/moderation/LogView.tsx#LogView',
        },
        playbook: {
          path: PLAYBOOK_PATH,
          exact: true,
          meta: { title: 'Playbook for moderators' },
          Component: '/src/desk/moderation/PlaybookView.tsx#PlaybookView',
        },
        moderationCase: {
          path: `${MODERATION_PATH}/:id`,
          exact: true,
          meta: { title: 'Reported' },
          Component: '/src/desk/moderation/CaseView.tsx#CaseView',
        },
        missedSearches: {
          path: MISSED_SEARCHES_PATH,
          exact: true,
          meta: { title: 'Searches without a page' },
          Component: '/src/desk/analytics/MissedSearchesView.tsx#MissedSearchesView',
        },
        dueModules: {
          path: DUE_MODULES_PATH,
          exact: true,
          meta: { title: 'Modules to look at' },
          Component: '/src/desk/learning/DueModulesView.tsx#DueModulesView',
        },
        translationEditor: {
          path: `${TRANSLATIONS_PATH}/:language/:kind/:id`,
          exact: true,
          meta: { title: 'Translation' },
          Component: '/src/desk/translations/EditorView.tsx#EditorView',
        },
      },
      graphics: { Logo: '/src/desk/kit/Logo.tsx#Logo', Icon: '/src/desk/kit/Logo.tsx#Icon' },
    },
  },
  // Payload shows an empty relation as "<No Category>" otherwise.
  i18n: { translations: { en: { general: { noLabel: '–' } } } },
  collections,
  endpoints: [...publicEndpoints, ...rootEndpoints(collections)],
  email: payloadMail,
  // A child, so that tests can silence Payload alone.
  logger: log.child({}),
  custom: { mailer, pathForms, previews: createPreviews(here), films },
  db: defineDatabase({
    pool: {
      connectionString: settings.DATABASE_URL,
      max: settings.DATABASE_POOL,
      idleTimeoutMillis: MAX_IDLE_CONNECTION_MS,
      application_name: 'common-ground',
    },
    isPooled: isBehindPool(settings),
    push: false,
    // Stores the modules of a learning path as one JSON value, which would take dozens of tables otherwise.
    blocksAsJSON: true,
    allowIDOnCreate: true,
    migrationDir: path.join(here, 'src/payload/migrations'),
  }),
  upload: {
    // Writes uploads to temporary files instead of holding them in the memory of the process.
    useTempFiles: true,
    tempFileDir: path.join(filmsFolder(settings.DATA_DIR), 'incoming'),
    limits: { fileSize: FILM_BYTES, files: 1, fields: 2 },
    requestSizeLimit: FILM_BYTES + FILM_FORM_BYTES,
    responseOnLimit: `A film has at most ${FILM_BYTES_SAID}`,
  },
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  defaultDepth: 1,
  maxDepth: 3,
  typescript: { outputFile: path.join(here, '../api/contracts/payload-types.ts'), declare: false, autoGenerate: false },
});

export default config.then(closeInternalCollections).then(guardCalls);
