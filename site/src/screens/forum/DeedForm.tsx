import { MODERATION_REASON_LENGTH, TOPIC_TITLE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { type Failure, useSending } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { ToolForm } from '../../components/form/ToolForm.tsx';
import { serverMessage } from '../../session/serverMessage.ts';
import { useTopicTools } from './context.ts';
import type { Deed, DeedGiven } from './deeds.ts';
import { topicIdIn } from './topicState.ts';

type Props = { deed: Deed; onCancel: () => void; onDone: (said: string) => void };

/** Asks once before something is done, for a reason where everybody is told one. */
export function DeedForm({ deed, onCancel, onDone }: Props) {
  const { lang, tools, categories, live } = useTopicTools();
  const { deeds, order } = tools;
  const { label, asked, submit = label, fields = [] } = deed;
  const sending = useSending<Failure>(async ({ reason = '', newTitle = '', target = '', category = '' }) => {
    const targetId = topicIdIn(target);
    const errors = {
      ...(fields.includes('target') && !targetId && { target: order.targetNeeded }),
      ...(fields.includes('newTitle') && !newTitle.trim() && { newTitle: order.titleNeeded }),
      ...(fields.includes('reason') && !reason.trim() && { reason: order.reasonNeeded }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    try {
      const given = { reason, newTitle, category: category as DeedGiven['category'], target: targetId ?? 0 };
      onDone(await deed.run(given));
    } catch (error) {
      return { said: serverMessage(error, lang) ?? deeds.notDone };
    }
    return null;
  });
  const { errors } = sending;
  return (
    <ToolForm
      aria-label={label}
      sending={sending}
      submit={submit}
      busy={deeds.working}
      failed={({ said }) => said}
      cancel={deeds.cancel}
      onCancel={onCancel}
    >
      <p className="label" tabIndex={-1}>
        {label}
      </p>
      {asked && <p>{asked}</p>}
      {fields.includes('category') && (
        <SelectField label={order.category} name="category" defaultValue={live.topic.categoryType}>
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
          name="target"
          required
          dir="ltr"
        />
      )}
      {fields.includes('newTitle') && (
        <TextField
          label={order.newTitle}
          error={errors.newTitle}
          name="newTitle"
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
          name="reason"
          maxLength={MODERATION_REASON_LENGTH}
          dir="auto"
          required
        />
      )}
    </ToolForm>
  );
}
