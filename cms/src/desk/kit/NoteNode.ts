import {
  $createParagraphNode,
  $getDocument,
  ElementNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical';

/** A note in the editor: an aside of one or a few sentences, written as a quotation is. */
export class NoteNode extends ElementNode {
  override $config() {
    return this.config('note', { extends: ElementNode });
  }

  override createDOM(): HTMLElement {
    const element = $getDocument().createElement('aside');
    element.className = 'text-note';
    element.setAttribute('role', 'note');
    element.setAttribute('aria-label', 'Note');
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  /** After it the text goes on. */
  override insertNewAfter(_: RangeSelection, restoreSelection?: boolean): ElementNode {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restoreSelection);
    return paragraph;
  }

  /** Backspace at its start makes a paragraph of it. */
  override collapseAtStart(): boolean {
    const paragraph = $createParagraphNode();
    paragraph.append(...this.getChildren());
    this.replace(paragraph);
    return true;
  }
}
