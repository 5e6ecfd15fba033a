import { findHidden, sayHidden } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { permitOf } from '@common-ground/api/features/contributions/publishPermit.ts';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

/**
 * Nothing typed at the desk holds what nobody sees, drafts included, which Payload keeps unchecked. What a review puts
 * before readers was checked when it came, and judged with its marks where it came before there was this check.
 */
export const refuseHidden: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const [first] = permitOf(req.context) ? [] : hiddenIn(data, '');
  if (first) throw new ValidationError({ collection: collection.slug, errors: [first], req }, req.t);
  return data;
};

type Told = { path: string; message: string };

function* hiddenIn(value: unknown, path: string): Generator<Told> {
  if (typeof value === 'string') {
    const hidden = findHidden(value);
    // Within a text of the editor it is the text that is marked.
    if (hidden) yield { path: path.replace(/\.root\..*$/, ''), message: sayHidden(hidden) };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      if (name !== 'password') yield* hiddenIn(inner, path ? `${path}.${name}` : name);
  }
}
