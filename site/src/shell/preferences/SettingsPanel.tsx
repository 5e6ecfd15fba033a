import {
  type AccessibilitySettings,
  DEFAULT_SETTINGS,
  hasPreset,
  isSize,
  PRESETS,
  type PresetName,
  type SettingName,
  SIZES,
  type SizeName,
  type SwitchName,
  togglePreset,
} from '@common-ground/api/contracts/preferences/settings.ts';
import { saveButtonWords } from '@common-ground/api/contracts/wording/offlineSavedButton.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import type { SettingsWords } from '@common-ground/api/contracts/wording/preferences.ts';
import { useStore } from '@nanostores/react';
import { XIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Switch } from '../../components/form/Switch.tsx';
import { Text } from '../../components/text/Text.tsx';
import { screenPath } from '../../routes.ts';
import { $settings, isPreferredByDevice } from '../../session/accessibility.ts';
import { canStore } from '../../session/storage.ts';
import { InstallPart } from '../offline/install/InstallPart.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { KeyList } from './KeyList.tsx';
import { storeSettings } from './storeSettings.ts';

type Props = { words: SettingsWords; lang: string; at: 'keys' | undefined; onClosed: () => void };

const GROUPS = {
  sizes: ['fontSize', 'magnification'],
  seeing: ['highContrast', 'colorBlindFriendly', 'dyslexiaFont'],
  moving: ['reducedMotion', 'focusIndicator', 'keyboardNavigation'],
  hearing: ['textToSpeech', 'screenReader'],
} as const satisfies Record<string, readonly SettingName[]>;

/** Stands at the side of the window, so that the effect of each change is visible at once. */
export function SettingsPanel({ words, lang, at, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const current = useStore($settings);
  const [said, setSaid] = useState('');
  const [isStored, setStored] = useState(() => canStore());
  const { settings } = words;
  useEffect(() => {
    dialog.current?.showModal();
    // `showModal` focuses the first button.
    if (at === 'keys') dialog.current?.querySelector<HTMLElement>('.key-list h3')?.focus();
  }, []);

  function change(next: AccessibilitySettings) {
    setStored(storeSettings(next));
    setSaid('');
  }

  return (
    <dialog
      className="settings-panel ms-auto me-0 h-full max-h-none w-[min(100%,30rem)] max-w-none overflow-y-auto border-s border-edge bg-surface p-[clamp(1rem,5vw,1.5rem)] text-ink backdrop:bg-[rgb(10_20_16/0.2)]"
      aria-labelledby={id}
      ref={dialog}
      onClose={onClosed}
    >
      <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-h3" id={id}>
          {settings.title}
        </h2>
        <button className="button quiet" type="button" onClick={() => dialog.current?.close()}>
          <XIcon />
          <Text>{settings.close}</Text>
        </button>
      </div>
      <p className="hint mb-4">{isStored ? settings.kept : settings.notKept}</p>
      <Presets words={settings} current={current} onChange={change} />
      {Object.entries(GROUPS).map(([group, names]) => (
        <fieldset className="mt-6 grid gap-4" key={group}>
          <legend className="mb-1 font-heading text-h3 font-semibold">{settings[group as keyof typeof GROUPS]}</legend>
          {names.map((name: SettingName) =>
            isSize(name) ? (
              <Size
                name={name}
                words={words}
                lang={lang}
                value={current[name]}
                onChange={(to) => change({ ...current, [name]: to })}
                key={name}
              />
            ) : (
              <OnOff
                name={name}
                words={words}
                isOn={current[name]}
                onChange={(to) => change({ ...current, [name]: to })}
                key={name}
              />
            ),
          )}
        </fieldset>
      ))}
      {(current.keyboardNavigation || at === 'keys') && <KeyList words={words.keys} />}
      <AccountChoice words={words.account} />
      <div className="buttons mt-6">
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            change(DEFAULT_SETTINGS);
            setSaid(settings.wasReset);
          }}
        >
          {settings.reset}
        </button>
      </div>
      <p className="mt-2" role="status">
        {said}
      </p>
      <InstallPart lang={lang} />
      <p className="mt-2">
        <a className="touch" href={screenPath('accessibilitySettings', lang)}>
          {settings.about}
        </a>
      </p>
      <p>
        <a className="touch" href={screenPath('offline', lang)}>
          {saveButtonWords(lang).list}
        </a>
      </p>
    </dialog>
  );
}

type PresetsProps = {
  words: SettingsWords['settings'];
  current: AccessibilitySettings;
  onChange: (next: AccessibilitySettings) => void;
};

function Presets({ words, current, onChange }: PresetsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend className="mb-1 font-heading text-h3 font-semibold">{words.presets}</legend>
      <p className="hint mb-3" id={id}>
        {words.presetsHint}
      </p>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(PRESETS) as PresetName[]).map((name) => (
          <button
            className="chip"
            type="button"
            aria-pressed={hasPreset(name, current)}
            onClick={() => onChange(togglePreset(name, current))}
            key={name}
          >
            {words.preset[name]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type SizeProps = {
  name: SizeName;
  words: SettingsWords;
  lang: string;
  value: number;
  onChange: (value: number) => void;
};

function Size({ name, words, lang, value, onChange }: SizeProps) {
  const id = useId();
  const { min, max, step } = SIZES[name];
  const text = fill(words.settings[name === 'fontSize' ? 'pixels' : 'percent'], { value: formatNumber(lang, value) });
  return (
    <div>
      <label className="flex flex-wrap justify-between gap-x-4 font-semibold" htmlFor={id}>
        <Text>{words.items[name].name}</Text>
        <output className="font-normal">{text}</output>
      </label>
      <input
        className="block min-h-target w-full cursor-pointer"
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}hint`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <p className="hint" id={`${id}hint`}>
        <Text>{`${words.items[name].text} `}</Text>
        <span className="block">{words.items[name].own}</span>
      </p>
    </div>
  );
}

type OnOffProps = { name: SwitchName; words: SettingsWords; isOn: boolean; onChange: (isOn: boolean) => void };

function OnOff({ name, words, isOn, onChange }: OnOffProps) {
  const isAsked = isPreferredByDevice(name);
  const { text, own } = words.items[name];
  return (
    <Switch
      name={words.items[name].name}
      text={`${text} ${own}`}
      // A setting that the device asks for cannot be switched off here.
      isOn={isOn || isAsked}
      onChange={(to) => onChange(to)}
      state={isAsked ? words.settings.byDevice : ''}
    />
  );
}
