import {
  $createParagraphNode,
  $getDocument,
  ElementNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical';

/** A note in the text editor: an aside of one or a few sentences, edited like a quotation. */
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

  override insertNewAfter(_: RangeSelection, restoreSelection?: boolean): ElementNode {
    const paragraph = $createParagraphNode();
    this.insertAfter(paragraph, restoreSelection);
    return paragraph;
  }

  /** Turns the note into a paragraph when Backspace is pressed at its start. */
  override collapseAtStart(): boolean {
    const paragraph = $createParagraphNode();
    paragraph.append(...this.getChildren());
    this.replace(paragraph);
    return true;
  }
}
