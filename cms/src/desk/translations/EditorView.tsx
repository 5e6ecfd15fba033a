import { TRANSLATED_KINDS } from '@common-ground/api/contracts/translations/translations.ts';
import { getTranslation } from '@common-ground/api/features/translations/getTranslation.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { NotFound } from '@common-ground/api/platform/errors.ts';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { listAddress, TRANSLATIONS } from './addresses.ts';
import { Editor } from './Editor.tsx';
import { Frame, mayTranslate } from './Frame.tsx';

/** The side-by-side editor of one page in one language, at /cms/translations/<language>/<kind>/<id>. */
export async function EditorView(view: AdminViewServerProps) {
  if (!mayTranslate(view)) return <Frame view={view} crumbs={[{ label: 'Translation desk' }]} />;
  const desk = await load(view);
  const { source, language } = desk;
  const crumbs = [
    { label: 'Translation desk', url: TRANSLATIONS },
    { label: language.name, url: listAddress({ language: language.code }) },
    { label: source.name },
  ];
  return (
    <Frame view={view} crumbs={crumbs}>
      <Editor key={`${language.code} ${desk.kind} ${source.id}`} desk={desk} />
    </Frame>
  );
}

async function load({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, language = '', kindGiven, idGiven] = [params?.segments ?? []].flat();
  const kind = TRANSLATED_KINDS.find((one) => one === kindGiven);
  const id = /^[1-9]\d{0,8}$/.test(idGiven ?? '') ? Number(idGiven) : 0;
  if (!kind || !id || !req.user) return notFound();
  const actor = { id: Number(req.user.id), role: String(req.user.role) };
  try {
    return await getTranslation({ kind, id, language, actor }, databaseOf(req));
  } catch (error) {
    if (error instanceof NotFound) return notFound();
    throw error;
  }
}
