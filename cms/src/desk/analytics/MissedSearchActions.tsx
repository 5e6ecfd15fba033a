'use client';

import { dismissMissedSearch } from '@common-ground/api/contracts/analytics/missedSearches.ts';
import { toast } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useRouter } from 'next/navigation.js';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { toAddress, toCollectionAddress, toTermsAddress } from '../kit/addresses.ts';
import { callApi } from '../kit/callApi.ts';
import { useAction } from '../kit/useAction.ts';

type Props = {
  query: string;
  language: string;
  /** Undefined when the language is no longer active. */
  languageId: number | undefined;
  isDismissed: boolean;
};

/** Leads to the terms of a condition or to a new page, each with the searched text filled in, or dismisses the search. */
export function MissedSearchActions({ query, language, languageId, isDismissed }: Props) {
  const router = useRouter();
  const { isBusy, said, act } = useAction();
  const name = query.charAt(0).toLocaleUpperCase(language) + query.slice(1);
  const dismiss = () =>
    act(async () => {
      const { message } = await callApi(dismissMissedSearch, { body: { query, language, isDismissed: !isDismissed } });
      toast.success(message);
      // The button disappears with its row.
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
      router.refresh();
    });
  return (
    <>
      <div className="desk-links">
        {languageId !== undefined && (
          <Link href={toTermsAddress({ languageId, added: [query] })} prefetch={false}>
            Add to search terms<span className="sr-only">{` “${query}”`}</span>
          </Link>
        )}
        <Link href={toAddress(`${toCollectionAddress('conditions')}/create`, { name })} prefetch={false}>
          New page<span className="sr-only">{` “${query}”`}</span>
        </Link>
        <Action isQuiet isBusy={isBusy} onClick={dismiss}>
          {isDismissed ? 'List again' : 'Not our subject'}
          <span className="sr-only">{` “${query}”`}</span>
        </Action>
      </div>
      <ActionMessageLine said={said} />
    </>
  );
}
