import type { ForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { Text } from '../../components/text/Text.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { $userId, api, calls } from '../../session/session.ts';

type Props = { lang: string; words: ForumToolWords['write'] };

/** Shows the limits of a new account before the server enforces them. Renders nothing for other accounts. */
export function NewAccountHint({ lang, words }: Props) {
  const limits = useLoaded(readLimits, true);
  if (!limits || limits === 'failed' || !limits.isNew) return null;
  const { postsLeft, links, mentions } = limits;
  const values = { links: formatNumber(lang, links ?? 0), mentions: formatNumber(lang, mentions) };
  return (
    <p className="hint">
      <Text>{`${plural(lang, words.postsLeft, postsLeft ?? 0)} `}</Text>
      <Text>{fill(words.inEach, values)}</Text>
    </p>
  );
}

async function readLimits() {
  const id = $userId.get();
  return id === null ? null : api.call(calls.getPostingLimits, { params: { id } });
}
