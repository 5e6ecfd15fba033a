'use client';

import { findRepeatedTerm } from '@common-ground/api/contracts/search/searchTerms.ts';
import { toast, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ComponentProps, useEffect, useRef } from 'react';
import { ADDED_TERM, toTermsAddress } from '../kit/addresses.ts';
import { callApi } from '../kit/callApi.ts';
import { ListField } from '../kit/ListField.tsx';
import { findTermsRecord } from '../kit/payloadCalls.ts';

/**
 * The list of search terms. Puts the terms that the address names, such as a missed search, on top for the editor to
 * save. A new record for a condition and language that have terms already leads to those instead.
 */
export function TermsField(props: ComponentProps<typeof ListField>) {
  const { value, setValue, formInitializing } = useField<string[]>({ potentiallyStalePath: props.path });
  const latest = useRef(value);
  latest.current = value;
  const { id } = useDocumentInfo();
  const router = useRouter();
  const owner = useFormFields(([fields]) => `${fields.condition?.value ?? ''} ${fields.language?.value ?? ''}`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the form has its values
  useEffect(() => {
    if (formInitializing) return;
    const { pathname, searchParams } = new URL(location.href);
    const added = searchParams.getAll(ADDED_TERM).filter((term) => !findRepeatedTerm([...(value ?? []), term]));
    if (added.length > 0) setValue([...added, ...(value ?? [])]);
    if (id !== undefined && searchParams.has(ADDED_TERM)) history.replaceState(null, '', pathname);
  }, [formInitializing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another condition or language starts a request
  useEffect(() => {
    const [conditionId, languageId] = owner.split(' ').map(Number);
    if (id !== undefined || !conditionId || !languageId) return;
    const asked = {
      'where[condition][equals]': conditionId,
      'where[language][equals]': languageId,
      depth: 0,
      limit: 1,
    };
    let isCurrent = true;
    callApi(findTermsRecord, { query: asked }).then(
      ({ docs: [found] }) => {
        if (!found || !isCurrent) return;
        toast.info('This condition has search terms in this language. What you typed is added to them.');
        router.replace(toTermsAddress({ recordId: found.id, added: latest.current ?? [] }));
      },
      // Saving refuses a second record, so nothing is lost when this request fails.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [owner]);

  return <ListField {...props} />;
}
