import { POST_LENGTH, WARNING_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { ForumToolWords } from '@common-ground/api/contracts/wording/forumTools.ts';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import type { PostWriting } from './writing.ts';

type Props = {
  label: string;
  hint?: string | undefined;
  value: PostWriting;
  error?: string | undefined;
  rows?: number;
  words: ForumToolWords['write'];
  onChange: (part: Partial<PostWriting>) => void;
};

/** Fields for the text of a post and for the warning under which it is folded. */
export function PostFields({ label, hint, value, error, rows = 6, words, onChange }: Props) {
  return (
    <>
      <TextAreaField
        label={label}
        hint={hint ? `${hint} ${words.markdown}` : words.markdown}
        error={error}
        isRequired
        name="content"
        value={value.content}
        onChange={({ currentTarget }) => onChange({ content: currentTarget.value })}
        maxLength={POST_LENGTH}
        rows={rows}
        dir="auto"
      />
      <TextField
        label={words.warning}
        hint={words.warningHint}
        name="warning"
        value={value.warning}
        onChange={({ currentTarget }) => onChange({ warning: currentTarget.value })}
        maxLength={WARNING_LENGTH}
        dir="auto"
      />
    </>
  );
}
