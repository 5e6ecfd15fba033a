import type { Payload } from 'payload';
import { z } from 'zod';
import type { Role } from '../../../contracts/accounts/roles.ts';
import type { ContributionKind } from '../../../contracts/contributions/contents.ts';
import type { DocumentRow } from '../../../contracts/documents/DocumentRow.ts';
import type { Source } from '../../../contracts/encyclopedia/fields.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Statement } from '../../../platform/statement.ts';
import type { TranslatedNow } from '../../encyclopedia/queries/selectTranslatedNow.ts';
import type { Base, Contribution, NewContribution } from '../queries/contributions.ts';
import { PLACE_ROW, type ReviewedPlace } from '../queries/place.ts';
import type { Publishing, Stored } from '../writeRecord.ts';

/** Subject of a contribution: its kind, and the records that it names. */
export type ReviewedText = ReviewedPlace & Pick<Contribution, 'kind'>;
export type ReviewTools = { database: Database; payload?: Payload | undefined };

/** Proposal that a draft makes, compared with what readers have. */
export type DraftProposal = Pick<NewContribution, 'content' | 'base'> & {
  kind: ContributionKind;
  place: Partial<ReviewedPlace>;
  title: string;
  /** Whether the proposal says anything that readers do not have. */
  hasNews: boolean;
};

export type ProposedText = ReviewedText & Pick<Contribution, 'content' | 'base'>;

/** Text that readers have. */
export type PublishedText<State extends object> = {
  /** Id of the record, published or not. Undefined when there is none yet. */
  recordId: number | undefined;
  /** Null when the text is not published. */
  state: State | null;
  /** Base of a proposal that is made now. Null when the kind is proposed whole, and when the page is not published. */
  base: Base | null;
};

/** Whole texts of a contribution. */
export type ProposedStates<State extends object> = {
  /** Text that the proposal was made from. Null when there was none. */
  from: State | null;
  proposed: State;
};

/** Reads the source of a translation. */
export type SourceReader = {
  /** Returns the source that a proposal was made from. Null when it is not stored. */
  findBase(proposal: ProposedText, database: Database): Promise<object | null>;
  /** Returns the source that readers have, with the published translation. Null when readers do not have the source. */
  findNow(proposal: ProposedText, tools: ReviewTools): Promise<TranslatedNow | null>;
};

/** Data of the record for a publication. `before` is the main record; null for a new one. */
export type RecordData = (before: Stored | null) => object;

/**
 * Row of a reviewed collection: the steps of the review that differ from one collection to another. Sending, publishing,
 * removing, restoring and reading for review are written once, and call these functions.
 */
export type ReviewedKind<State extends object = object, Draft = unknown> = {
  /** Missing for texts in the default language, and for documents that contain their translations. */
  source?: SourceReader;
  /** Roles that may send a draft to review, and restore a version as a draft. */
  senders: readonly Role[];
  /** Row of the document that the text is, or that it translates. */
  document: DocumentRow;
  /** Place of an answer to a change request: the form of the site, or the draft in the editor interface. */
  answeredIn: 'form' | 'desk';
  /** Whether the text has sources of its own, so that a reviewer must look for them. */
  hasOwnSources: boolean;
  /** Fields that a restored version gives back to the draft. */
  restoredFields: readonly string[];
  /** Selects place and title of the published record `$1`, in order to remove it. */
  removable: Statement<Partial<ReviewedPlace> & { title: string }>;

  /** Returns whether a removal at this place is about a text of the collection. */
  holds(place: ReviewedPlace): boolean;
  /** @throws BadRequest when the draft cannot be published as it is, Conflict when its source is missing or newer */
  propose(draft: Draft, tools: ReviewTools): Promise<DraftProposal>;
  toStates(contribution: ProposedText): ProposedStates<State>;
  /** Locks the text when `isHeld`. Null when the page or the source no longer exists. @throws Conflict when `isHeld` */
  findPublished(
    contribution: ProposedText,
    tools: ReviewTools & { isHeld?: boolean },
  ): Promise<PublishedText<State> | null>;
  /** Returns what a publication writes: `joined`, the proposal merged with later changes. @throws Conflict */
  prepareWrite(publishing: Publishing, texts: { joined: State; published: PublishedText<State> }): Promise<RecordData>;
  /** Runs the write of a publication, for what has to look at the record before and after it. */
  surroundWrite?(
    publishing: Publishing,
    published: PublishedText<State>,
    write: () => Promise<number>,
  ): Promise<number>;
  /** Returns the notes about a publication or a removal that the record itself stores. */
  toNotes(publishing: Publishing): object;
  /** Returns the message for conflicting units, which are keys of `joinDocuments`. */
  describeConflicts(conflicts: readonly string[], contribution: ProposedText): string;
  /** Locks the record that a removal unpublishes, and returns its id. Null when it is not published. */
  lockPublished(place: ReviewedPlace, database: Database): Promise<number | null>;
  /** Returns the address of the page of a record. Null when it has no page. */
  toPath(place: ReviewedPlace, recordId: number, database: Database): string | null | Promise<string | null>;
  /** Returns the sources of the page after the publication. Null when it has none of its own or of its source. */
  selectSources(contribution: ProposedText, database: Database): Promise<Source[] | null>;
};

export const removablePlace = z.object({ ...PLACE_ROW, title: z.string() });
