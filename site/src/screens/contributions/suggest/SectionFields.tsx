import { fieldNames } from '@common-ground/api/contracts/wording/encyclopediaFields.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useForm } from '../form/FormFrame.tsx';
import { TextsFields } from '../form/TextsFields.tsx';
import { changedTexts, findSection, type PageSection, SECTIONS, selectFields, type TextField } from '../form/texts.ts';
import type { Errors } from '../form/toErrors.ts';
import type { Suggestion } from './suggestion.ts';

type Props = {
  value: Suggestion;
  errors: Errors;
  onChange: (part: Partial<Suggestion>) => void;
  language?: string | undefined;
};

export function SectionFields({ value, errors, onChange, language }: Props) {
  const { lang, words } = useForm();
  const names = fieldNames(lang);
  const { base, section, texts, pending } = value;
  const findSectionName = (name: PageSection) => (name === 'head' ? words.suggest.head : names[name]);
  const { sources, ...others } = changedTexts(texts, base.texts);
  const changed = Object.keys(others).map((field) => findSection(field as TextField));
  const sections = SECTIONS.filter((name) => changed.includes(name));
  const said = [...sections.map(findSectionName), ...(sources ? [names.sources] : [])];

  function undo() {
    const fields = selectFields(section);
    const before = Object.fromEntries(fields.map((field) => [field, base.texts[field]]));
    const typed = Object.entries(pending).filter(([field]) => !fields.includes(field as TextField));
    onChange({ texts: { ...texts, ...before }, pending: Object.fromEntries(typed) });
    document.getElementById(`field-${fields[0]}`)?.focus();
  }

  return (
    <>
      <SelectField
        id="field-texts"
        name="section"
        label={words.suggest.section}
        error={errors.texts}
        value={section}
        onChange={({ target }) => onChange({ section: target.value as PageSection })}
      >
        {SECTIONS.map((name) => (
          <option key={name} value={name}>
            {findSectionName(name)}
          </option>
        ))}
      </SelectField>
      {/* The key resets the fields, so that state of one section does not show in another. */}
      <TextsFields
        key={section}
        fields={selectFields(section)}
        writing={value}
        errors={errors}
        onChange={onChange}
        language={language}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>{said.length > 0 ? `${words.suggest.changed} ${said.join(' · ')}` : words.suggest.unchanged}</p>
        {sections.includes(section) && (
          <button className="button quiet" type="button" onClick={undo}>
            {words.suggest.undo}
          </button>
        )}
      </div>
    </>
  );
}
