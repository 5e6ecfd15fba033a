'use client';

import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import {
  isReviewed,
  protectCondition,
  type Reviewed,
  switchAnswer,
  takeDown,
} from '@common-ground/api/contracts/contributions/desk.ts';
import { EDIT_SUMMARY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { CorrectionField } from './CorrectionField.tsx';

/** Buttons that take a published page down, protect it or switch it off. Replace Payload's "Unpublish". */
export function PageControls({ roles }: { roles: readonly Role[] }) {
  const { id, collectionSlug, hasPublishedDoc, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const role = user?.role as Role | undefined;
  if (id === undefined || !hasPublishedDoc || !role || !roles.includes(role)) return null;
  return (
    <div className="field-type desk-actions">
      {isReviewed(collectionSlug) && (
        <TakeDown
          id={Number(id)}
          collection={collectionSlug}
          isAdmin={role === 'admin'}
          isKept={KEPT.includes(collectionSlug)}
          words={WORDS[collectionSlug] ?? PAGE}
        />
      )}
      {collectionSlug === 'conditions' && role === 'admin' && (
        <Protection id={Number(id)} isProtected={savedDocumentData?.isProtected === true} />
      )}
      {collectionSlug === 'chat-answers' && (
        <SwitchAnswer id={Number(id)} isActive={savedDocumentData?.isActive === true} />
      )}
    </div>
  );
}

/** Collections whose pages readers bookmark, watch or save. */
const KEPT: readonly Reviewed[] = [
  'conditions',
  'condition-translations',
  'learning-paths',
  'learning-path-translations',
];

type Words = { label: string; about: string };
const PAGE: Words = {
  label: 'Take page down',
  about:
    'Readers do not find the page any more once somebody else has approved it. The record stays: “Send for review” puts it back.',
};
const WORDS: Record<string, Words> = {
  'learning-paths': {
    label: 'Close path',
    about:
      'Learners do not find the path any more once somebody else has approved it. What they have learned and earned stays theirs. “Send for review” opens it again.',
  },
  'learning-path-translations': {
    label: 'Take translation away',
    about:
      'Learners have the path in its own language once somebody else has approved it. The record stays: “Send for review” puts it back.',
  },
  'chat-answers': {
    label: 'Take answer down',
    about:
      'Readers do not get the answer any more once somebody else has approved it. The record stays: “Send for review” puts it back.',
  },
};

type TakeDownProps = {
  id: number;
  collection: Reviewed;
  isAdmin: boolean;
  /**
   * Whether readers bookmark, watch or save pages of this kind. If so, they can be notified of medical grounds for
   * taking one down.
   */
  isKept: boolean;
  words: Words;
};

function TakeDown({ id, collection, isAdmin, isKept, words: { label, about } }: TakeDownProps) {
  const router = useRouter();
  const [isEmergency, setEmergency] = useState(false);
  const send = async (data: FormData) => {
    const correction = String(data.get('correction') ?? '');
    const body = { reason: readReason(data), isEmergency, correction };
    await callApi(takeDown(collection), { params: { id }, body });
    toast.success(isEmergency ? 'Taken down. All editors are told.' : 'Proposed. Somebody else decides on it.');
    router.refresh();
  };
  return (
    <DialogAction
      label={`${label}…`}
      title={label}
      confirm={isEmergency ? 'Do it now' : 'Propose it'}
      onSend={send}
      onClose={() => setEmergency(false)}
      isQuiet
    >
      <Reason />
      <p>{about}</p>
      {isKept && <OnMedicalGrounds />}
      {isAdmin && (
        <label className="desk-check">
          <input type="checkbox" checked={isEmergency} onChange={({ target }) => setEmergency(target.checked)} />
          <span>In an emergency: at once, without an approval. All editors are told the reason.</span>
        </label>
      )}
    </DialogAction>
  );
}

function Protection({ id, isProtected }: { id: number; isProtected: boolean }) {
  const router = useRouter();
  const send = async (data: FormData) => {
    await callApi(protectCondition, { params: { id }, body: { reason: readReason(data), isProtected: !isProtected } });
    toast.success(isProtected ? 'The page is open to everybody again.' : 'The page is protected.');
    router.refresh();
  };
  const title = isProtected ? 'End protection' : 'Protect page';
  return (
    <DialogAction
      label={`${title}…`}
      title={title}
      confirm={isProtected ? 'End it' : 'Protect it'}
      onSend={send}
      isQuiet
    >
      <Reason />
      <p>
        {isProtected
          ? 'The page takes proposals from everybody again.'
          : 'The page takes proposals from trusted contributors only, and says so.'}{' '}
        This holds at once. The reason can be read in the history.
      </p>
    </DialogAction>
  );
}

function SwitchAnswer({ id, isActive }: { id: number; isActive: boolean }) {
  const router = useRouter();
  const send = async (data: FormData) => {
    await callApi(switchAnswer, { params: { id }, body: { reason: readReason(data), isActive: !isActive } });
    toast.success(isActive ? 'Readers do not get the answer any more.' : 'Readers get the answer again.');
    router.refresh();
  };
  const title = isActive ? 'Switch answer off' : 'Switch answer on';
  return (
    <DialogAction
      label={`${title}…`}
      title={title}
      confirm={isActive ? 'Switch it off' : 'Switch it on'}
      onSend={send}
      isQuiet
    >
      <Reason />
      <p>This holds at once, without a review. A draft stays a draft.</p>
    </DialogAction>
  );
}

/** Asks for a text that readers get, apart from the reason, which is meant for those who decide. */
function OnMedicalGrounds() {
  const id = useId();
  const [isMarked, setIsMarked] = useState(false);
  return (
    <>
      <label className="desk-check">
        <input type="checkbox" checked={isMarked} onChange={(event) => setIsMarked(event.currentTarget.checked)} />
        <span>
          On medical grounds
          <span className="desk-quiet">
            Those who keep or watch the page are told in words of their own, apart from the reason.
          </span>
        </span>
      </label>
      {isMarked && <CorrectionField id={id} error={null} />}
    </>
  );
}

function Reason() {
  return (
    <label>
      Reason
      <input name="reason" required maxLength={EDIT_SUMMARY_LENGTH} />
    </label>
  );
}

function readReason(data: FormData): string {
  return String(data.get('reason'));
}
