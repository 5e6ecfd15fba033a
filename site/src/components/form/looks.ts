export const besideButton = {
  input: 'min-w-0 flex-[1_1_12rem]',
  button: 'button quiet mt-[0.35rem] min-h-12 flex-none',
};

export const check = {
  label: 'inline-flex min-h-target cursor-pointer items-center gap-3 font-semibold',
  box: 'size-5.5 flex-none',
  hint: 'ps-[2.125rem]',
};

/** A button for an action that cannot be undone. */
export const dangerous = 'button danger quiet border-danger-edge text-danger';

/** A submit button while there is nothing to send. */
export const inactive = 'cursor-not-allowed border-edge bg-transparent text-ink-soft [border-style:dashed]';
