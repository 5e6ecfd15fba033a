import { useConfig, useDocumentInfo, useForm, useFormFields, useModal, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../kit/callApi.ts';
import { readGlobal, readRecord } from '../../kit/payloadCalls.ts';
import type { ActionMessage } from '../../kit/useAction.ts';
import { compareRecords, type Difference, isSameValue, type Side } from './compareRecords.ts';
import { editableFields } from './editableFields.ts';
import { findTitles } from './findTitles.ts';
import { replaceFields } from './replaceFields.ts';

/**
 * Dialog that Payload opens at the first change in a stale form, to reload the record and discard what was typed.
 * `useStaleWrite` closes it. The server refuses the stale save later, without interrupting the user's typing.
 */
const STALE_DIALOG = 'document-stale-data';

type Comparison = { savedAt: string; differences: Difference[] };
type States = Record<Side, FormState>;

/**
 * Watches a record's form for the refusal of a stale write. The form then keeps the typed fields, takes all others and
 * `updatedAt` from the saved record, and can be saved again.
 */
export function useStaleWrite() {
  const { id, collectionSlug, globalSlug, docConfig, docPermissions, getDocPreferences, data, setData } =
    useDocumentInfo();
  const { getData, getFields, dispatchFields, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const { getEntityConfig } = useConfig();
  const { isModalOpen, closeModal } = useModal();
  const isRefused = useFormFields(([fields]) => fields.updatedAt?.valid === false);
  const isDialogOpen = isModalOpen(STALE_DIALOG);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [said, setSaid] = useState<ActionMessage | null>(null);
  const states = useRef<States>({ mine: {}, theirs: {} });
  const newest = useRef(0);

  function replace(state: FormState): void {
    dispatchFields({ type: 'REPLACE_STATE', state, optimize: false, sanitize: true });
    setModified(true);
  }

  async function loadTheirs() {
    const query = { draft: true, depth: 0 };
    const theirs = globalSlug
      ? await callApi(readGlobal, { params: { slug: globalSlug }, query })
      : await callApi(readRecord, { params: { collection: collectionSlug ?? '', id: id ?? '' }, query });
    const answer = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug ? { collectionSlug } : {}),
      ...(globalSlug ? { globalSlug } : {}),
      data: theirs,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    });
    if (!('state' in answer) || !answer.state) throw new Error('What is saved by now could not be loaded.');
    return { theirs, state: answer.state };
  }

  async function compare(): Promise<void> {
    newest.current += 1;
    const own = newest.current;
    setSaid({ text: 'Loading what was saved somewhere else…', isError: false });
    try {
      const base = data ?? {};
      const { theirs, state } = await loadTheirs();
      const compared = editableFields(docConfig?.fields ?? [], docPermissions?.fields);
      const texts = { base, mine: getData() as Record<string, unknown>, theirs };
      const findTitle = await findTitles((asked) => compareRecords(compared, texts, asked), getEntityConfig);
      if (own !== newest.current) return;
      const mine = { ...texts, mine: getData() as Record<string, unknown> };
      const differences = compareRecords(compared, mine, findTitle);
      states.current = { mine: getFields(), theirs: state };
      const typed = compared.filter(({ name }) => !isSameValue(base[name], mine.mine[name])).map(({ name }) => name);
      const unsaved = Object.keys(states.current.mine).filter((path) => !(path in theirs) && !path.includes('.'));
      replace(replaceFields(state, states.current.mine, [...typed, ...unsaved]));
      setData(theirs);
      setChoices(Object.fromEntries(differences.map(({ name }) => [name, typed.includes(name) ? 'mine' : 'theirs'])));
      setComparison({ savedAt: String(theirs.updatedAt), differences });
      setSaid(null);
    } catch (error) {
      if (own === newest.current) setSaid({ text: (error as Error).message, isError: true });
    }
  }

  function choose(name: string, side: Side): void {
    const now = getFields();
    // Stores the newest typed text first, so that choosing "mine" later restores it.
    if (side === 'theirs') states.current.mine = replaceFields(states.current.mine, now, [name]);
    replace(replaceFields(now, states.current[side], [name]));
    setChoices((before) => ({ ...before, [name]: side }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!isRefused) return;
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', valid: true, errorMessage: undefined });
    setModified(true);
    void compare();
  }, [isRefused]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that the dialog opens
  useEffect(() => {
    if (isDialogOpen) closeModal(STALE_DIALOG);
  }, [isDialogOpen]);

  // A save, or a reload of the record, ends the comparison.
  useEffect(() => {
    setComparison((before) => (before && before.savedAt !== data?.updatedAt ? null : before));
  }, [data?.updatedAt]);

  return { comparison, choices, choose, said, compare };
}
