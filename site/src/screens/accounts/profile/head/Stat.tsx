type Props = {
  name: string;
  /** Null where it is not known, or not yet. */
  value: string | null;
  /** Why there is no value; unset while it may still come. */
  missing?: string | false | null | undefined;
};

/** A figure with its name; a dash with its reason where there is none. */
export function Stat({ name, value, missing }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? <span aria-hidden="true">{missing ? '–' : '\u00a0'}</span>}
        {value === null && missing && <small>{missing}</small>}
      </dd>
    </div>
  );
}
