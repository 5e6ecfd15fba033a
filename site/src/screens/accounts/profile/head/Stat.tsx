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
    <div className="flex flex-col-reverse justify-end border-t-3 border-action py-3">
      <dt className="text-small">{name}</dt>
      <dd className="font-heading text-[2rem] leading-[1.2] font-semibold [font-variant-numeric:tabular-nums]">
        {value ?? <span aria-hidden="true">{missing ? '–' : '\u00a0'}</span>}
        {value === null && missing && (
          <small className="block font-body text-small leading-[1.4] font-normal text-ink-soft [font-variant-numeric:normal]">
            {missing}
          </small>
        )}
      </dd>
    </div>
  );
}
