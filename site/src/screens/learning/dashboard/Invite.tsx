import { Filled } from '../../../components/text/Filled.tsx';
import type { OwnLanguage } from '../progress/learningProgress.ts';

export type Invitation = {
  heading: string;
  /** Contains `{title}`, the place of the link to the path. */
  text: string;
  hint: string | undefined;
  path: { title: string; href: string; own: OwnLanguage };
};

/** Recommends a first path to a reader who has not started any. */
export function Invite({ heading, text, hint, path }: Invitation) {
  const link = (
    <a href={path.href} {...path.own}>
      {path.title}
    </a>
  );
  return (
    <section
      className="invite grid justify-items-start gap-3 rounded-soft border border-t-4 border-line border-t-action bg-raised p-6"
      aria-labelledby="invite-title"
    >
      <h2 id="invite-title" className="text-h3">
        {heading}
      </h2>
      <p className="max-w-measure">
        <Filled text={text} values={{ title: link }} />
      </p>
      {hint && <p className="hint">{hint}</p>}
    </section>
  );
}
