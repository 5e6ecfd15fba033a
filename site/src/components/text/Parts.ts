import type { ReactElement } from 'react';

type Part = ReactElement | false | '' | null | undefined;

/** Children that a component places beside other content: elements, but no bare text (see `Text`). */
export type Parts = Part | readonly (Part | readonly Part[])[];
