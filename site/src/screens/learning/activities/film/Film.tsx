import { type KindProps, useActivityContext } from '../activityContext.ts';

/** A film with its captions, and below it what is said in it. */
export function Film({ activity: { title, file, captions, transcript } }: KindProps<'film'>) {
  const { words, lang, own } = useActivityContext();
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  // Those of the page, or of what stands around the film, or else what there is.
  const first = [lang, own.lang].map((code) => captions.find(({ language }) => language === code)).find(Boolean);
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* What it is about is its name; it begins when somebody begins it. */}
      {/* biome-ignore lint/a11y/useMediaCaption: Each film has captions, in the languages that it says. */}
      <video className="w-full rounded-soft bg-sunken" controls playsInline preload="metadata" aria-label={title}>
        <source src={file} />
        {captions.map((one) => (
          <track
            key={one.language}
            kind="captions"
            src={one.file}
            srcLang={one.language}
            label={`${words.captions}: ${names.of(one.language)}`}
            default={one === (first ?? captions[0])}
          />
        ))}
      </video>
      <h3 className="label">{words.transcript}</h3>
      <div className="grid gap-3" {...own}>
        {transcript.split(/\n+/).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
