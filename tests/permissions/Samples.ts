import { paragraphNode, richText, textNode } from '@common-ground/api/contracts/lexicalNodes.ts';
import { SEEDING } from '@common-ground/cms/src/payload/hooks/seeding.ts';
import type { CollectionSlug, Field, Payload, RelationshipField, SanitizedCollectionConfig } from 'payload';
import { CAPTIONS, FILM } from './film.ts';

export type Data = Record<string, unknown>;
const FILE = { data: FILM, name: 'film.webm', mimetype: 'video/webm', size: FILM.length };

/** Values of JSON fields that accept only certain ones. */
const JSON_SAMPLES: Record<string, unknown> = { languages: ['en'], kinds: ['suicide'] };

/** Creates valid records of any collection from its fields, with the records that they refer to. */
export class Samples {
  readonly #payload: Payload;
  readonly #shared = new Map<string, number>();
  #count = 0;
  #taken = 0;

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** @param given fields that need a certain value, such as the owner */
  async record(slug: string, given: Data = {}): Promise<{ id: number; data: Data }> {
    const data = { ...(await this.data(slug)), ...given };
    const collection = slug as CollectionSlug;
    // Only Payload itself writes its own collections, so this bypasses their access rules.
    const doc = slug.startsWith('payload-')
      ? await this.#payload.db.create({ collection, data })
      : await this.#payload.create({
          collection,
          data: data as never,
          depth: 0,
          context: { ...SEEDING },
          ...(this.#payload.collections[collection].config.upload ? { file: FILE } : {}),
        });
    return { id: Number(doc.id), data };
  }

  async data(slug: string): Promise<Data> {
    const { config } = this.#payload.collections[slug as CollectionSlug];
    const data: Data = config.versions?.drafts ? { _status: 'published' } : {};
    if (config.auth) data.password = 'long enough';
    for (const field of config.fields) {
      const isUnique = needsUniqueValue(config, field);
      if ('required' in field && (field.required || isUnique) && 'name' in field)
        data[field.name] = await this.value(field, isUnique);
    }
    return data;
  }

  /** Returns a value that the field accepts, with a different one each time for most types. */
  async value(field: Field, isUnique = false): Promise<unknown> {
    this.#count += 1;
    switch (field.type) {
      case 'text':
        if (field.name === 'code') return this.#languageCode();
        if (field.name === 'topic') return `sample-${'a'.repeat(this.#count)}`;
        return DEMANDED[field.name] ?? `${field.name} ${this.#count}`;
      case 'textarea':
        return `${field.name} ${this.#count}`;
      case 'email':
        return `sample-${this.#count}@example.org`;
      case 'number':
        return field.name === 'rating' ? 3 : Math.max(field.min ?? 0, isUnique ? this.#count : 1);
      case 'checkbox':
        return true;
      case 'date':
        return new Date(Date.UTC(2001, 0, 1, 0, 0, this.#count)).toISOString();
      case 'select':
      case 'radio': {
        const option = field.options[isUnique ? this.#taken++ : 0];
        return typeof option === 'string' ? option : option?.value;
      }
      case 'relationship':
        return this.#related(field, isUnique);
      case 'json':
        return JSON_SAMPLES[field.name] ?? ['One'];
      case 'richText':
        return richText([paragraphNode([textNode('One', 0)])]);
      case 'array':
        return field.name === 'captions'
          ? [{ language: await this.#recordOf('languages', false), text: CAPTIONS }]
          : [];
      default:
        throw new Error(`Samples knows no value of a field of type ${field.type}: add one`);
    }
  }

  async #related({ relationTo, hasMany }: RelationshipField, isUnique: boolean): Promise<unknown> {
    if (hasMany) return [];
    if (Array.isArray(relationTo))
      return { relationTo: relationTo[0], value: await this.#recordOf(relationTo[0] ?? '', isUnique) };
    return this.#recordOf(relationTo, isUnique);
  }

  async #recordOf(slug: string, isUnique: boolean): Promise<number> {
    const known = this.#shared.get(slug);
    if (known && !isUnique) return known;
    const { id } = await this.record(slug);
    this.#shared.set(slug, id);
    return id;
  }

  #languageCode(): string {
    const letter = (place: number) => String.fromCharCode(97 + (place % 26));
    return `x${letter(Math.floor(this.#count / 26))}${letter(this.#count)}`;
  }
}

/** Values of text fields that accept only certain ones. */
const DEMANDED: Record<string, string> = { region: 'FR', source: 'https://example.org/', timeZone: 'UTC' };

/** Whether each record needs its own value: the field is unique, or the last of a unique index. */
function needsUniqueValue({ indexes }: SanitizedCollectionConfig, field: Field): boolean {
  if (!('name' in field)) return false;
  if ('unique' in field && field.unique) return true;
  return (indexes ?? []).some(({ unique, fields }) => unique && fields.at(-1) === field.name);
}
