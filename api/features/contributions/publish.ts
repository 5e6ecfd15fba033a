import { publishContribution } from './publishContribution.ts';
import type { StepHandler } from './takeStep.ts';

/** Publishes a contribution now. In an emergency no approval is needed, and the history shows the reason. */
export const publish: StepHandler = (step, { correction }, tools) => publishContribution(step, tools, correction);
