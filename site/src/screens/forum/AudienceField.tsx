import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { ForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import { useId } from 'react';
import { check } from '../../components/form/looks.ts';
import { Text } from '../../components/text/Text.tsx';

type Audience = Topic['audience'];
type Props = { words: ForumToolWords['write']; value: Audience; onChange: (audience: Audience) => void };

export function AudienceField({ words, value, onChange }: Props) {
  const id = useId();
  const choices = [
    ['everyone', words.everyone, words.everyoneText],
    ['members', words.members, words.membersText],
  ] as const;
  return (
    <fieldset className="field">
      <legend className="font-semibold">{words.audience}</legend>
      {choices.map(([audience, label, text]) => (
        <div key={audience}>
          <label className={check.label}>
            <input
              className={check.box}
              type="radio"
              name="audience"
              value={audience}
              checked={value === audience}
              aria-describedby={`${id}${audience}`}
              onChange={() => onChange(audience)}
            />
            <Text>{label}</Text>
          </label>
          <p className={`hint ${check.hint}`} id={`${id}${audience}`}>
            {text}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
