type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Records input before hydration. Returns a function that passes it to React, which otherwise resets or misses it. */
export function recordEarlyInput(island: HTMLElement): () => void {
  const list = () => [...island.querySelectorAll('input, select, textarea')];
  const before = list();
  const values = new Map<Control, string | boolean>();
  const note = (control: Control) => void values.set(control, readValue(control));
  const hear = ({ target }: Event) => {
    if (isControl(target)) note(target);
  };
  for (const control of before) if (isControl(control) && readValue(control) !== readDrawnValue(control)) note(control);
  for (const sign of ['input', 'change']) island.addEventListener(sign, hear, true);
  return () => {
    for (const sign of ['input', 'change']) island.removeEventListener(sign, hear, true);
    const after = list();
    for (const [control, value] of values) {
      // When React has replaced a control, the new one has the same position.
      const now = control.isConnected ? control : (after[before.indexOf(control)] ?? null);
      if (isControl(now)) reportValue(now, value);
    }
  };
}

/** Input types to leave alone: a script cannot set a file again, and readers do not change the value of the others. */
const IGNORED_TYPES = ['file', 'hidden', 'submit', 'button', 'reset', 'image'];

function isControl(target: EventTarget | null): target is Control {
  if (target instanceof HTMLInputElement) return !IGNORED_TYPES.includes(target.type);
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function isCheck(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

function readValue(control: Control): string | boolean {
  return isCheck(control) ? control.checked : control.value;
}

function readDrawnValue(control: Control): string | boolean {
  if (isCheck(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function reportValue(control: Control, value: string | boolean): void {
  const name = isCheck(control) ? 'checked' : 'value';
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set;
  // React reports only a value that differs from the last one set through the element's own property.
  Object.assign(control, { [name]: readDrawnValue(control) });
  set?.call(control, value);
  const sign = isCheck(control) ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(sign, { bubbles: true }));
}
