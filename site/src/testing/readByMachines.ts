import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import type { Renderer } from '../../renderer.ts';

export class RenderedHead {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }

  get canonical(): string | undefined {
    return this.#value(/<link rel="canonical" href="([^"]*)"/);
  }

  get alternates(): Record<string, string> {
    return Object.fromEntries(this.html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g).map(pair));
  }

  get shared(): Record<string, string> {
    return Object.fromEntries(
      this.html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g).map(pair),
    );
  }

  get data(): Record<string, unknown>[] {
    const blocks = this.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return [...blocks].map(([, json = '']) => JSON.parse(json));
  }

  dataOf(type: string): Record<string, unknown> | undefined {
    return this.data.find((block) => block['@type'] === type);
  }

  #value(pattern: RegExp): string | undefined {
    return pattern.exec(this.html)?.[1];
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['url', 'sitemap', 'entry', 'link'].includes(name),
});

/** Renders a file for machines and parses it. Throws when it is not well-formed XML. */
export async function renderXml(renderer: Renderer, path: string, content: ContentSource) {
  const { status, html } = await renderer.render(path, content);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  SyntaxValidator.validate(html, { invalidCharSequence: { tagValue: true, attrLt: true } });
  return parser.parse(html);
}

function pair([, name = '', value = '']: RegExpExecArray): [string, string] {
  return [name, value];
}
