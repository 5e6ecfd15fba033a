import { beforeEach, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, QUESTIONS } from './testing/givenPath.ts';

describeWithDatabase('learning paths', (server) => {
  beforeEach(() => givenPath(server.database));
  const read = async (path: string) => {
    const response = await server.ask(path);
    return response.status === 200 ? response.json() : `${response.status} ${await response.text()}`;
  };

  it('are listed for guests in one query, with prerequisites and number of modules', async () => {
    await server.rows('UPDATE learning_modules SET is_active = false WHERE id = 14');
    const queries = vi.spyOn(server.database, 'query');
    const paths = await read('/api/learning-paths');
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
    expect(paths).toEqual([
      {
        id: 1,
        title: 'First steps',
        description: 'Where to begin',
        difficulty: 'beginner',
        estimatedDuration: 30,
        totalModules: 3,
        categoryId: 1,
        prerequisites: [],
        prerequisiteIds: [],
        isActive: true,
        edition: 1,
        language: 'en',
      },
      expect.objectContaining({ id: 2, categoryId: null, prerequisites: ['First steps'], prerequisiteIds: [1] }),
    ]);
  });

  it('are listed without a path that was just closed', async () => {
    await read('/api/learning-paths');
    await server.rows('UPDATE learning_paths SET is_active = false WHERE id = 1');
    expect(await read('/api/learning-paths')).toEqual([expect.objectContaining({ id: 2, prerequisites: [] })]);
  });

  it('are in the requested language when complete in it, else in the default one', async () => {
    const [first, further] = await read('/api/learning-paths?lang=es');
    expect(first).toMatchObject({ title: 'Primeros pasos', description: 'Por dónde empezar', language: 'es' });
    expect(further).toMatchObject({ title: 'Further', language: 'en', prerequisites: ['Primeros pasos'] });
    expect(await read('/api/learning-paths/1?lang=fr')).toMatchObject({ title: 'First steps', language: 'en' });
    expect(await read('/api/learning-modules/11?lang=es')).toMatchObject({ title: 'Leer', language: 'es' });
  });

  it('answer 404 with the specified message when closed or missing', async () => {
    for (const id of [3, 99, 'x']) {
      expect(await read(`/api/learning-paths/${id}`)).toBe('404 Learning Path Not Found');
      expect(await read(`/api/learning-paths/${id}/modules`)).toBe('404 Learning Path Not Found');
    }
    for (const id of [31, 99, 'x']) expect(await read(`/api/learning-modules/${id}`)).toBe('404 Module Not Found');
  });

  it('have their active modules in order', async () => {
    await server.rows('UPDATE learning_modules SET is_active = false WHERE id = 13');
    const modules = await read('/api/learning-paths/1/modules?lang=es');
    expect(modules.map(({ id, title }: { id: number; title: string }) => [id, title])).toEqual([
      [11, 'Leer'],
      [12, 'Responder'],
      [14, 'Mirar'],
    ]);
    expect(await read('/api/learning-modules/13')).toBe('404 Module Not Found');
    expect(await read('/api/learning-modules/11')).toEqual({
      id: 11,
      pathId: 1,
      title: 'Read',
      description: 'To read',
      content: '{"sections": [{"title": "One", "content": "Text"}]}',
      moduleType: 'reading',
      order: 1,
      points: 10,
      estimatedDuration: 5,
      isRequired: true,
      language: 'en',
    });
  });

  it('have questions without the right answers', async () => {
    const questions = await read('/api/learning-modules/12/questions?lang=es');
    expect(questions.map(({ id }: { id: number }) => id)).toEqual(QUESTIONS);
    expect(questions[0]).toEqual({
      id: 121,
      question: '¿Pregunta 1?',
      questionType: 'multiple_choice',
      options: ['Falso', 'Cierto', 'Otro'],
      correctAnswer: null,
      explanation: null,
      points: 5,
      version: 1,
      language: 'es',
    });
    expect(JSON.stringify(questions)).not.toMatch(/Porque|Because|reason/i);
    expect(await read('/api/learning-modules/11/questions')).toEqual([]);
    expect(await read('/api/learning-modules/31/questions')).toBe('404 Module Not Found');
  });
});
