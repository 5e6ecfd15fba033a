import type { HealthcareSamples } from '@common-ground/api/contracts/healthcare/samples.ts';
import type { PortalWords } from '@common-ground/api/contracts/wording/healthcare.ts';
import type { LateWords } from '../../components/late-part/LatePart.tsx';
import { createStrictContext } from '../../islands/createStrictContext.ts';
import type { PortalPlace } from './places.ts';

export type Portal = {
  lang: string;
  words: PortalWords & LateWords;
  samples: HealthcareSamples;
  place: PortalPlace;
  /** Whether the view has changed since the page was opened. */
  hasMoved: boolean;
  go: (place: PortalPlace) => void;
};

export const [PortalProvider, usePortal] = createStrictContext<Portal>();
