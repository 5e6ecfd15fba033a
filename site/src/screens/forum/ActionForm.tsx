import { MODERATION_REASON_LENGTH, TOPIC_TITLE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { TextField } from '../../components/form/FieldFrame.tsx';
import { ToolForm } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SendFailed, useSendingText } from '../../components/form/SendFailed.tsx';
import { useDraft } from '../../session/useDraft.ts';
import { useTopicTools } from './context.ts';
import type { ActionValues, TopicAction } from './deeds.ts';
import { parseTopicId } from './topicState.ts';

type Props = { deed: TopicAction; draftName: string; onCancel: () => void; onDone: (said: string) => void };

/** Asks for confirmation of an action and for the values that it needs, such as a reason. */
export function ActionForm({ deed, draftName, onCancel, onDone }: Props) {
  const { lang, tools, categories, live } = useTopicTools();
  const { deeds, order } = tools;
  const { label, asked, submit = label, fields = [] } = deed;
  const draft = useDraft(draftName, {
    reason: '',
    newTitle: '',
    target: '',
    category: live.topic.categoryType as string,
  });
  const sending = useSendingText({ lang }, async () => {
    const { reason, newTitle, target, category } = draft.value;
    const targetId = parseTopicId(target);
    const errors = {
      ...(fields.includes('target') && !targetId && { target: order.targetNeeded }),
      ...(fields.includes('newTitle') && !newTitle.trim() && { newTitle: order.titleNeeded }),
      ...(fields.includes('reason') && !reason.trim() && { reason: order.reasonNeeded }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    const given = { reason, newTitle, category: category as ActionValues['category'], target: targetId ?? 0 };
    const said = await deed.run(given);
    draft.forget();
    onDone(said);
  });
  const { errors } = sending;
  return (
    <ToolForm
      aria-label={label}
      sending={sending}
      submit={submit}
      busy={deeds.working}
      failed={(failed) => <SendFailed title={label} words={deeds} failed={failed} lang={lang} />}
      cancel={deeds.cancel}
      onCancel={onCancel}
    >
      <p className="label" tabIndex={-1}>
        {label}
      </p>
      {asked && <p>{asked}</p>}
      {fields.includes('category') && (
        <SelectField label={order.category} {...draft.field('category')}>
          {Object.entries(categories)
            .filter(([category]) => category !== 'all')
            .map(([category, name]) => (
              <option key={category} value={category}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
      {fields.includes('target') && (
        <TextField
          label={order.target}
          hint={order.targetHint}
          error={errors.target}
          {...draft.field('target')}
          required
          dir="ltr"
        />
      )}
      {fields.includes('newTitle') && (
        <TextField
          label={order.newTitle}
          error={errors.newTitle}
          {...draft.field('newTitle')}
          maxLength={TOPIC_TITLE_LENGTH}
          dir="auto"
          required
        />
      )}
      {fields.includes('reason') && (
        <TextField
          label={order.reason}
          hint={order.reasonHint}
          error={errors.reason}
          {...draft.field('reason')}
          maxLength={MODERATION_REASON_LENGTH}
          dir="auto"
          required
        />
      )}
    </ToolForm>
  );
}
