import { useEffect, useState } from 'react';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { useHistory } from './context.ts';

/** Says that a page is protected. Where that cannot be asked it says nothing: the server keeps the rule. */
export function Protection() {
  const { id, lang, words } = useHistory();
  const [isProtected, setProtected] = useState(false);
  useEffect(() => {
    api.call(calls.getConditionTexts, { params: { id }, query: { lang } }).then(
      (texts) => setProtected(texts.isProtected),
      () => {},
    );
  }, [id, lang]);
  return isProtected && <p className="notice notice-box px-[0.85rem] py-2">{words.tools.protected}</p>;
}
