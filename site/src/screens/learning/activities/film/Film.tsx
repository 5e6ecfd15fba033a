import { useState } from 'react';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { joinRanges, type Range, watchedShare } from './watchedShare.ts';

/** Share of a film that counts as followed to its end, so that the credits can be left out. */
const FOLLOWED_SHARE = 0.9;

/** A film with captions, and its transcript, which can be read instead. */
export function Film({ activity: { title, file, captions, transcript } }: KindProps<'film'>) {
  const { words, lang, own, onTried } = useActivityContext();
  const { value, change } = useActivityState<{ watched: Range[] }>({ watched: [] });
  const [isRead, setRead] = useState(false);
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  // Captions in the language of the page come first, then those in the language of the activity.
  const first = [lang, own.lang].map((code) => captions.find(({ language }) => language === code)).find(Boolean);
  /** Adds the ranges played on this page, which the browser does not remember, to those of earlier visits. */
  function storeWatched({ played, duration }: HTMLVideoElement): void {
    const now = Array.from({ length: played.length }, (_, at): Range => [played.start(at), played.end(at)]);
    const watched = joinRanges([...value.watched, ...now]);
    change({ watched });
    if (watchedShare(watched, duration) >= FOLLOWED_SHARE) onTried();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {/* The video has the title as its accessible name, and never starts by itself. */}
      {/* biome-ignore lint/a11y/useMediaCaption: Each film has captions in the languages listed with it. */}
      <video
        className="w-full rounded-soft bg-sunken"
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        onPause={({ currentTarget }) => storeWatched(currentTarget)}
        onEnded={({ currentTarget }) => storeWatched(currentTarget)}
      >
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
      <p className="buttons">
        <button
          className="button quiet"
          type="button"
          aria-disabled={isRead || undefined}
          onClick={() => {
            setRead(true);
            onTried();
          }}
        >
          {words.haveRead}
        </button>
      </p>
      <p className={isRead ? 'hint' : 'sr-only'} role="status">
        {isRead && words.isRead}
      </p>
    </div>
  );
}
