'use client';

import { hasRole } from '@common-ground/api/contracts/accounts/roles.ts';
import { REVOCATION_REASON_LENGTH, revokeCertificate } from '@common-ground/api/contracts/learning/certificates.ts';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import type { ActionMessage } from '../kit/useAction.ts';

export function RevokeCertificate() {
  const { user } = useAuth();
  const { id, initialData } = useDocumentInfo();
  const [said, setSaid] = useState<ActionMessage | null>(null);
  const isRevoked = said !== null || Boolean((initialData as { revokedAt?: string } | undefined)?.revokedAt);
  if (id === undefined || !user || !hasRole(user as { role?: string }, ['admin'])) return null;
  const revoke = async (data: FormData) => {
    await callApi(revokeCertificate, { params: { id: Number(id) }, body: { reason: String(data.get('reason')) } });
    setSaid({ text: 'It is revoked. Whoever looks it up sees that.', isError: false });
  };
  return (
    <div>
      <ActionMessageLine said={said} takesFocus={() => true} />
      {!isRevoked && (
        <DialogAction label="Revoke it" title="Revoke this certificate" confirm="Revoke it" isQuiet onSend={revoke}>
          <p>
            For a certificate that should not have been issued. Its page and every tool that checks it say that it was
            revoked. This cannot be taken back.
          </p>
          <label>
            Reason
            <textarea name="reason" required rows={2} maxLength={REVOCATION_REASON_LENGTH} />
          </label>
        </DialogAction>
      )}
    </div>
  );
}
