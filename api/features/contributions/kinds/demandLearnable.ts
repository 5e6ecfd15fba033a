import { activitySchema } from '../../../contracts/learning/activities.ts';
import type { PathDocument, PathModule } from '../../../contracts/learning/pathDocument.ts';
import { BadRequest } from '../../../platform/errors.ts';

/** Checks what the form of the CMS cannot: whether each module has content, and whether each activity works. */
export function demandLearnable({ modules }: PathDocument): void {
  if (modules.length === 0) throw new BadRequest('modules: there is nothing to learn in it yet');
  for (const [at, module] of modules.entries()) {
    const fault = findFault(module);
    if (fault) throw new BadRequest(`Module ${at + 1} “${module.title}”: ${fault}`);
  }
}

function findFault({ type, sections, questions, activities }: PathModule): string | null {
  if (type === 'reading') return sections?.length ? null : 'it has no sections yet';
  if (type === 'quiz') return questions?.length ? null : 'it has no questions yet';
  if (!activities?.length) return 'it has no activities yet';
  for (const [at, activity] of activities.entries()) {
    const [issue] = activitySchema.safeParse(activity).error?.issues ?? [];
    if (issue) return `Activity ${at + 1}: ${[...issue.path, ''].join(' ')}${issue.message}`;
  }
  return null;
}
