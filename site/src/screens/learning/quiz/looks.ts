/** Label of an option with its radio button. The whole label is the target of a press. */
export const optionLabel =
  'flex min-h-target cursor-pointer items-start gap-3 rounded-soft border border-edge bg-raised px-4 py-3 hover:border-action has-checked:border-action has-checked:bg-sunken has-checked:shadow-[inset_0_0_0_1px_var(--color-action)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

export const disabledLook =
  'aria-disabled:cursor-not-allowed aria-disabled:[border-style:dashed] aria-disabled:border-edge aria-disabled:bg-transparent aria-disabled:text-ink-soft';
