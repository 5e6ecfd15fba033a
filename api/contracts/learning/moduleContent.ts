import { z } from 'zod';
import { type Activity, activitySchema } from './activities.ts';
import { PATH_LIMITS } from './pathLimits.ts';

/** The text of a section is Markdown. The API returns a module's whole `content` as a JSON string. */
export const sectionSchema = z.object({
  title: z.string().trim().min(1, 'is required').max(PATH_LIMITS.sectionTitle),
  content: z.string().trim().min(1, 'is required').max(PATH_LIMITS.section),
});

export type Section = z.infer<typeof sectionSchema>;

/** An activity of an unknown kind is shown by its title and description. */
export type ModuleContent = { sections: Section[]; activities: (Activity | PlainActivity)[] };
export type PlainActivity = { kind?: undefined; title: string; description: string };

const anySection = z.object({ title: z.string(), content: z.string() });
const plainActivity = z.object({ title: z.string(), description: z.string() });

/**
 * Returns the content of a module. Any text but JSON with sections or activities becomes one section, or none when
 * empty.
 */
export function readModuleContent(content: string, fallbackTitle: string): ModuleContent {
  const parsed = parseJson(content);
  const holder = z.object({ sections: z.array(anySection).optional(), activities: z.array(z.unknown()).optional() });
  const found = holder.safeParse(parsed).data;
  if (found?.sections || found?.activities)
    return { sections: found.sections ?? [], activities: (found.activities ?? []).flatMap(readActivity) };
  const text = content.trim();
  return { sections: text ? [{ title: fallbackTitle, content: text }] : [], activities: [] };
}

function readActivity(value: unknown): (Activity | PlainActivity)[] {
  const known = activitySchema.safeParse(value).data;
  if (known) return [known];
  const plain = plainActivity.safeParse(value).data;
  return plain ? [plain] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
