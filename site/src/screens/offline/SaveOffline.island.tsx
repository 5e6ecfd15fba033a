import type { SaveTarget } from '../../session/offline/saved/savedKey.ts';
import { SaveButton } from './SaveButton.tsx';
import '../../styles/late.ts';

export default function SaveOffline(target: SaveTarget) {
  return (
    <div className="flex flex-wrap gap-2">
      <SaveButton {...target} />
    </div>
  );
}
