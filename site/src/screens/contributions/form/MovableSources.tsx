import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { ArrowDownIcon } from 'lucide-react';
import { Text } from '../../../components/text/Text.tsx';
import { useForm } from './FormFrame.tsx';
import type { FoundSource } from './findSources.ts';

type Props = { found: FoundSource[]; onMove: (found: FoundSource) => void };

export function MovableSources({ found, onMove }: Props) {
  const { words } = useForm();
  const { sources: said } = words;
  if (found.length === 0) return null;
  return (
    <div className="movable-sources grid gap-2">
      <p className="hint">{said.found}</p>
      <ul className="grid gap-2">
        {found.map((one) => (
          <li key={one.entry} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <bdi className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{one.source.title}</bdi>
            <button
              className="button quiet"
              type="button"
              aria-label={fill(said.moveEntry, { entry: one.source.title })}
              onClick={() => onMove(one)}
            >
              <ArrowDownIcon />
              <Text>{said.move}</Text>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
