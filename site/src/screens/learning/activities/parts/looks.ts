/** A checkbox or radio button in its label. The whole label is the target of a press. */
export const choice = {
  label:
    'flex min-h-target cursor-pointer items-start gap-3 rounded-soft border border-edge bg-raised px-4 py-2 hover:border-action has-checked:border-action has-checked:bg-sunken has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
  box: 'mt-1 size-5 flex-none',
};
