import type { HistoryWords } from '@common-ground/api/contracts/wording/history.ts';
import type { Tool } from '../../components/condition-tools/ToolFrame.tsx';
import { createStrictContext } from '../../islands/createStrictContext.ts';

export const [HistoryProvider, useHistory] = createStrictContext<Tool<HistoryWords>>();
