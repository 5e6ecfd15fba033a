import { LISTED_KINDS } from '@common-ground/api/contracts/translations/translations.ts';
import { getTranslation } from '@common-ground/api/features/translations/getTranslation.ts';
import { NotFound } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { readQuery, TRANSLATIONS } from '../kit/addresses.ts';
import { listAddress } from './addresses.ts';
import { TranslationEditor } from './TranslationEditor.tsx';
import { TRANSLATION_DESK, TranslatorsScreen } from './TranslatorsScreen.tsx';

/** The side-by-side editor of one page in one language, at /cms/translations/<language>/<kind>/<id>. */
export function EditorView(view: AdminViewServerProps) {
  return (
    <TranslatorsScreen view={view}>
      <Translation view={view} />
    </TranslatorsScreen>
  );
}

async function Translation({ view }: { view: AdminViewServerProps }) {
  const desk = await load(view);
  const { source, language } = desk;
  const key = [view.params?.segments].flat().join('/');
  return (
    <>
      <SetStepNav
        nav={[
          { label: TRANSLATION_DESK, url: TRANSLATIONS },
          { label: language.name, url: listAddress({ language: language.code }) },
          { label: source.name },
        ]}
      />
      <TranslationEditor key={key} desk={desk} />
    </>
  );
}

async function load({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, language = '', kindAsked, idAsked] = [params?.segments ?? []].flat();
  const { oneOf, number } = readQuery({ kind: kindAsked, id: idAsked });
  const kind = oneOf('kind', LISTED_KINDS);
  const id = number('id');
  if (!kind || !id || !req.user) return notFound();
  const actor = { id: Number(req.user.id), role: String(req.user.role) };
  try {
    const tools = { database: findDatabase(req), payload: req.payload };
    return await getTranslation({ kind, id, language, actor }, tools);
  } catch (error) {
    if (error instanceof NotFound) return notFound();
    throw error;
  }
}
