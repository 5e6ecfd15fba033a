import { describeHiddenCharacter, findHidden } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

/** Refuses hidden characters in drafts too, which Payload does not check. A proposal is checked when it is sent. */
export const refuseHiddenCharacters: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const [first] = findPermit(req.context) ? [] : hiddenIn(data, '');
  if (first) throw new ValidationError({ collection: collection.slug, errors: [first], req }, req.t);
  return data;
};

type Told = { path: string; message: string };

function* hiddenIn(value: unknown, path: string): Generator<Told> {
  if (typeof value === 'string') {
    const hidden = findHidden(value);
    // Inside rich text the error belongs to the field as a whole.
    if (hidden) yield { path: path.replace(/\.root\..*$/, ''), message: describeHiddenCharacter(hidden) };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      if (name !== 'password') yield* hiddenIn(inner, path ? `${path}.${name}` : name);
  }
}
