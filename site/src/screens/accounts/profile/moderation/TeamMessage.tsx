import { loadMessages } from '@common-ground/api/contracts/wording/moderationMessages.ts';
import { LatePart } from '../../../../components/late-part/LatePart.tsx';
import { Text } from '../../../../components/text/Text.tsx';
import { useLoaded } from '../../../../islands/useLoaded.ts';
import { screenPath } from '../../../../routes.ts';
import { useProfile } from '../context.ts';

/** Shows a message of the moderation team in the language of the page, with a link to the help lines. */
export function TeamMessage({ name }: { name: string }) {
  const { lang, words } = useProfile();
  const { moderation, part } = words;
  const read = useLoaded(() => loadMessages(lang), true);
  return (
    <LatePart part={read} words={part}>
      {(messages) => (
        <>
          <blockquote className="max-w-measure border-s-3 border-line ps-4">
            {Object.entries(messages).find(([one]) => one === name)?.[1]}
          </blockquote>
          <p className="hint">
            <Text>{`${moderation.answer} `}</Text>
            <a href={screenPath('helpLines', lang)}>{moderation.helpLines}</a>
          </p>
        </>
      )}
    </LatePart>
  );
}
