import { fireEvent, screen } from '@testing-library/react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function field(name: string): Field {
  const found = document.querySelector<Field>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field "${name}"`);
  return found;
}

/** Writes into a field, or chooses one of its options. */
export function write(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

export function describedBy(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Presses the button of that name, which takes the focus first as in a browser. */
export function press(name: string | RegExp): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

export function submit(): void {
  fireEvent.click(document.querySelector('[type=submit]') as Element);
}
