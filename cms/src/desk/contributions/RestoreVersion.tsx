'use client';

import { REVIEWED } from '@common-ground/api/contracts/contributions/desk.ts';
import { toast, useAuth, useConfig } from '@payloadcms/ui';
import { useParams, useRouter } from 'next/navigation.js';
import { useCallback, useEffect, useRef } from 'react';
import { toRecordAddress } from '../kit/addresses.ts';
import { get, post } from '../kit/call.ts';
import { DialogAction } from '../kit/Dialog.tsx';

/**
 * Replaces Payload's button, which does not send the `updatedAt` of the record. The server refuses to restore the
 * version when the record was saved since this screen was opened.
 */
export function RestoreVersion() {
  const { segments = [] } = useParams<{ segments?: string[] }>();
  const [, slug = '', id = '', , version = ''] = segments;
  const { permissions } = useAuth();
  const { getEntityConfig } = useConfig();
  const router = useRouter();
  const updatedAt = useRef<Promise<string | undefined>>(undefined);
  const readUpdatedAt = useCallback(() => {
    updatedAt.current = get<{ updatedAt: string }>(`/${slug}/${id}?draft=true&depth=0&select[updatedAt]=true`).then(
      (newest) => newest.updatedAt,
      // Without `updatedAt` the server refuses the call with a message.
      () => undefined,
    );
  }, [slug, id]);
  useEffect(readUpdatedAt, [readUpdatedAt]);
  const mayUpdate = Boolean(permissions?.collections?.[slug]?.update);
  if (!mayUpdate) return null;
  const isReviewed = REVIEWED.some((one) => one === slug);
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug: slug })?.versions?.drafts);
  const send = async (data: FormData) => {
    const query = data.get('isDraft') === 'on' ? '?draft=true' : '';
    try {
      const { message } = await post<{ message: string }>(`/${slug}/versions/${version}${query}`, {
        updatedAt: await updatedAt.current,
      });
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
        {isReviewed
          ? 'Its texts become a draft of the record, in the place of the draft that it has. Readers keep what they have until the draft is reviewed.'
          : 'Its texts take the place of those that are saved now. Every version stays in the history.'}
      </p>
      {hasDrafts && !isReviewed && (
        <label className="desk-check">
          <input type="checkbox" name="isDraft" />
          <span>As a draft: readers keep what they have.</span>
        </label>
      )}
    </DialogAction>
  );
}
