type KeyDown = { key: string; keyCode: number; isComposing?: boolean; nativeEvent?: { isComposing: boolean } };

/** Code of each key that an input method handles (UI Events, section 7.3). */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Returns whether a key belongs to a composition, such as of Chinese text. Safari reports the end of a composition
 * before the `keydown` of the key that ends it, so only the code of that key still shows the composition.
 */
export function isComposing({ isComposing, nativeEvent, keyCode }: KeyDown): boolean {
  return (nativeEvent?.isComposing ?? isComposing ?? false) || keyCode === HANDLED_BY_INPUT_METHOD;
}

export function readEnter(event: KeyDown): 'pressed' | 'composed' | null {
  if (event.key !== 'Enter') return null;
  return isComposing(event) ? 'composed' : 'pressed';
}
