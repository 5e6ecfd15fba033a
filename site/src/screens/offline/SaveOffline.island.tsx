import type { SaveTarget } from '../../session/offline/saved/savedKey.ts';
import { SaveButton } from './SaveButton.tsx';
import '../../styles/late.ts';

/** The button on pages that have no other such tools. */
export default function SaveOffline(target: SaveTarget) {
  return (
    <div className="flex flex-wrap gap-2">
      <SaveButton {...target} />
    </div>
  );
}
