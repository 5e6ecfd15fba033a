import http from 'node:http';
import { FILMS_PATH } from '@common-ground/api/contracts/learning/films.ts';
import { FORUM_MAILS } from '@common-ground/api/features/forum/digestMail.ts';
import { deliverMails } from '@common-ground/api/features/notifications/deliverMails.ts';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { filmsFolder } from '../../payload/films/filmFiles.ts';
import { openFilmStore } from '../../payload/films/filmStore.ts';
import { toBucketSettings } from '../../storage/bucketSettings.ts';
import { startApi } from '../apiRequests.ts';
import { serveFilm } from '../gateway/serveFilm.ts';
import { failWith, live, onStop } from '../lifecycle.ts';
import { createPushDelivery } from '../mail/createPushDelivery.ts';
import { Delivery } from '../mail/Delivery.ts';
import { mailer } from '../mail/mailer.ts';
import { readProcessSettings } from '../settings.ts';
import { answerContentCall } from './contentCalls.ts';

/** Serves the API, and the content that `astro dev` renders from. Node restarts this process when a file changes. */
live();
const settings = readProcessSettings();
const api = startApi(settings, async () => true);
const pool = new pg.Pool({
  connectionString: settings.DATABASE_URL,
  max: 2,
  application_name: 'common-ground-dev-content',
});
const app = new Hono();
app.all('/api/*', (context) => api.handle(context.req.raw));
const films = openFilmStore({ folder: filmsFolder(settings.DATA_DIR), bucket: toBucketSettings(settings) });
app.get(`${FILMS_PATH}*`, (context) => serveFilm(context.req.raw, films));
app.get('/content/:method', async (context) =>
  answerContentCall(pool, context.req.param('method'), context.req.query('args') ?? '[]'),
);
const server = http.createServer(getRequestListener(app.fetch));
server.on('error', failWith);
// Development runs no publisher, so this process sends mails and pushes.
const mails = new Delivery('mails', () => deliverMails({ database: pool, mailer, composers: FORUM_MAILS }));
const pushes = await createPushDelivery(pool, settings);
mails.look();
pushes?.look();
server.listen(Number(process.env.API_PORT), '127.0.0.1');

onStop(async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all([mails.stop(), pushes?.stop()]);
  await pool.end();
  await api.stop();
});
