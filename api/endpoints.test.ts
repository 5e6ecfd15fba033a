import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './platform/openapi.ts';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};
const document = openApiDocument(endpoints) as {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('describes every endpoint once', () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.toSorted()).toEqual(endpoints.map(({ call }) => `${call.method} ${call.path}`).toSorted());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('has version 3.1, all path parameters and a description of every response', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.any(String),
      version: expect.any(String),
      license: { identifier: 'MIT' },
      description: expect.stringContaining('CC BY-SA 4.0'),
    });
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
      for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('');
    }
  });

  it('refers only to schemas that it contains, and has no `$defs`', () => {
    const text = JSON.stringify(document);
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name);
    }
    expect(text).not.toContain('$defs');
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Condition', 'Category', 'Language']),
    );
  });

  it('describes a redirect as 303 with its address, and all other success as 200', () => {
    const successes = operations.map(({ operation }) => Object.keys(operation.responses)[0]);
    expect(successes).toEqual(endpoints.map(({ location }) => (location ? '303' : '200')));
    const redirect = operations.find(({ operation }) => operation.responses[303])?.operation;
    expect(redirect).toMatchObject({ operationId: 'openMailOff', responses: { 303: { headers: { Location: {} } } } });
  });

  it('describes a number in a query as a number', () => {
    const page = document.paths['/api/conditions']?.get?.parameters.find(({ name }) => name === 'page');
    expect(page).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1 } });
  });
});
