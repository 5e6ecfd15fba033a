import { compareFields } from '@common-ground/site/src/screens/history/compareTexts.ts';
import { DiffText } from '../kit/DiffText.tsx';

type Text = string | string[] | undefined;
type Props = {
  /** Label of the changed text, and since when it differs. */
  words: string;
  from: Text;
  to: Text;
  language: { code: string; direction: string };
};

/** Shows the changes of a text word by word; nothing without changes, or when there was no text before. */
export function ChangedWords({ words, from, to, language }: Props) {
  const [change] = from?.length && to !== undefined ? compareFields(['text'], { text: from }, { text: to }) : [];
  if (!change || change.parts.length === 0) return null;
  return (
    <details className="editor__change" open>
      <summary>{words}</summary>
      <div lang={language.code} dir={language.direction}>
        {change.parts.map((pieces, place) => (
          <p key={place}>
            <DiffText pieces={pieces} />
          </p>
        ))}
      </div>
    </details>
  );
}
