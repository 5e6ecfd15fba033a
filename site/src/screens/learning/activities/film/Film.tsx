import { type KindProps, useActivityContext } from '../activityContext.ts';

/** A film with its captions, and below it what is said in it. */
export function Film({ activity: { title, file, captions, transcript } }: KindProps<'film'>) {
  const { words, lang, own } = useActivityContext();
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* What it is about is its name; it begins when somebody begins it. */}
      <video className="w-full rounded-soft bg-sunken" controls playsInline preload="metadata" aria-label={title}>
        <source src={file} />
        <track kind="captions" src={captions} srcLang={own.lang ?? lang} label={words.captions} default />
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
