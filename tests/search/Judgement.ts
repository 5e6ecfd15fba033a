import type { JudgedQuery } from './judged.ts';

/** A query, and at which place (from 1) the first right condition came; null when it did not come. */
export type Judged = JudgedQuery & { place: number | null };

export type Success = { queries: number; at1: number; at5: number };

/** What a search finds for each query, measured by the place of the first right condition. */
export class Judgement {
  judged: Judged[];

  constructor(judged: Judged[]) {
    this.judged = judged;
  }

  /** @param find ids of what a query finds, best first */
  static async of(queries: JudgedQuery[], find: (query: JudgedQuery) => Promise<number[]>): Promise<Judgement> {
    const judged: Judged[] = [];
    for (const query of queries) {
      const place = (await find(query)).findIndex((id) => query.right.includes(id));
      judged.push({ ...query, place: place < 0 ? null : place + 1 });
    }
    return new Judgement(judged);
  }

  success(of: Partial<Pick<JudgedQuery, 'language' | 'kind'>> = {}): Success {
    const chosen = this.judged.filter((query) =>
      Object.entries(of).every(([key, value]) => query[key as 'kind'] === value),
    );
    const share = (most: number) =>
      chosen.filter(({ place }) => place !== null && place <= most).length / (chosen.length || 1);
    return { queries: chosen.length, at1: share(1), at5: share(5) };
  }

  /** Returns a line for each query whose right condition does not come first. */
  misses(): string {
    const missed = this.judged.filter(({ place }) => place !== 1);
    return missed.map(({ q, language, kind, place }) => `  ${place ?? 'nowhere'} ${language} ${kind}: ${q}`).join('\n');
  }
}
