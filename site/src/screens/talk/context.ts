import type { TalkWords } from '@common-ground/api/contracts/wording/talk.ts';
import type { Tool } from '../../components/condition-tools/ToolFrame.tsx';
import { createStrictContext } from '../../islands/createStrictContext.ts';

export const [TalkProvider, useTalk] = createStrictContext<Tool<TalkWords>>();
