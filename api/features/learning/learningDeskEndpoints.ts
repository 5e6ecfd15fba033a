import { EDITORS, STAFF } from '../../contracts/accounts/roles.ts';
import { confirmModule as confirmCall } from '../../contracts/learning/due.ts';
import { answerInPreview as answerCall, PREVIEWED, showPreview } from '../../contracts/learning/preview.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { answerInPreview } from './answerInPreview.ts';
import { confirmModule } from './confirmModule.ts';
import { readPreviews } from './previews.ts';

export const learningDeskEndpoints: Endpoint[] = [
  defineEndpoint({
    call: confirmCall,
    repeated: 'refused',
    access: { all: EDITORS },
    handler: ({ params, body }, { actor, database }) =>
      confirmModule(database, { moduleId: params.id, byId: actor.id, ...body }),
  }),
  ...PREVIEWED.flatMap((collection) => [
    defineEndpoint({
      call: showPreview(collection),
      access: { all: STAFF },
      // Replaces Next's content security policy, because the page contains its own.
      headers: { 'cache-control': 'no-store', 'content-security-policy': "frame-ancestors 'none'" },
      isPage: true,
      handler: async ({ params, query }, { payload }) => {
        if (!payload) throw new Error('This call needs Payload');
        const [place, previews] = [{ collection, ...params, moduleId: query.module }, readPreviews(payload)];
        const preview = await previews.read(place, payload);
        return preview && previews.render(preview, place, payload);
      },
    }),
    defineEndpoint({
      call: answerCall(collection),
      repeated: 'again',
      access: { all: STAFF },
      handler: ({ params, body }, { database, payload }) => {
        if (!payload) throw new Error('This call needs Payload');
        return answerInPreview({ collection, ...params, ...body }, { database, payload });
      },
    }),
  ]),
];
