'use client';

import { isReviewed, restoreAsDraft } from '@common-ground/api/contracts/contributions/desk.ts';
import { toast, useAuth } from '@payloadcms/ui';
import { useParams, useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useRef } from 'react';
import { toRecordAddress } from '../kit/addresses.ts';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { readRecord, restoreVersion } from '../kit/payloadCalls.ts';

/**
 * Replaces Payload's button, which does not send the `updatedAt` of the record. The server refuses to restore the
 * version when the record was saved since this screen was opened.
 */
export function RestoreVersion() {
  const { segments = [] } = useParams<{ segments?: string[] }>();
  const [, slug = '', id = '', , version = ''] = segments;
  const { permissions } = useAuth();
  const router = useRouter();
  const updatedAt = useRef<Promise<string | undefined>>(undefined);
  const readUpdatedAt = useCallback(() => {
    const query = { draft: true, depth: 0, 'select[updatedAt]': true };
    updatedAt.current = callApi(readRecord, { params: { collection: slug, id }, query }).then(
      (newest) => newest.updatedAt,
      // Without `updatedAt` the server refuses the call with a message.
      () => undefined,
    );
  }, [slug, id]);
  useEffect(readUpdatedAt, [readUpdatedAt]);
  const mayUpdate = Boolean(permissions?.collections?.[slug]?.update);
  if (!mayUpdate) return null;
  const send = async () => {
    const body = { updatedAt: await updatedAt.current };
    try {
      const { message } = isReviewed(slug)
        ? await callApi(restoreAsDraft(slug), { params: { id: Number(version) }, body })
        : await callApi(restoreVersion, { params: { collection: slug, id: version }, body });
      toast.success(message);
      router.push(toRecordAddress(slug, Number(id)));
    } catch (error) {
      // Reads the newest `updatedAt`, so that pressing the button again replaces the record as it is saved now.
      readUpdatedAt();
      throw error;
    }
  };
  return (
    <DialogAction label="Restore this version…" title="Restore this version" confirm="Restore it" onSend={send}>
      <p>
        {isReviewed(slug)
          ? 'Its texts become a draft of the record, in the place of the draft that it has. Readers keep what they have until the draft is reviewed.'
          : 'Its texts take the place of those that are saved now. Every version stays in the history.'}
      </p>
    </DialogAction>
  );
}
