'use client';

import { Button, FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useId } from 'react';
import { Action } from './Action.tsx';
import type { EntryColumn } from './list-field/entries.ts';
import { ListEntry } from './list-field/ListEntry.tsx';
import { useList } from './list-field/useList.ts';
import './list-field/list-field.css';

type Props = JSONFieldClientProps & { columns: EntryColumn[]; maxEntries: number };

/** Edits a list stored as JSON: plain texts, or entries with named values. The entries are only in the form's value. */
export function ListField({ field, path: pathGiven, readOnly = false, columns, maxEntries }: Props) {
  const { value, setValue, path, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: pathGiven,
  });
  const list = useList({ value, setValue, columns, maxEntries });
  const id = useId();
  const isFull = list.entries.length >= maxEntries;
  const described = [field.admin?.description ? `${id}-description` : '', showError ? `${id}-error` : '']
    .join(' ')
    .trim();
  return (
    // biome-ignore lint/a11y/useSemanticElements: Payload's forms lay out `div`s; a fieldset has a layout of its own.
    <div
      role="group"
      className={`field-type list-field${showError ? ' error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      ref={list.root}
    >
      <div id={`${id}-label`} className="list-field__label">
        <FieldLabel as="span" label={field.label} required={field.required} path={path} />
      </div>
      <div id={`${id}-description`}>
        <FieldDescription description={field.admin?.description} path={path} marginPlacement="bottom" />
      </div>
      {showError && (
        <p id={`${id}-error`} className="list-field__error" role="alert">
          {errorMessage}
        </p>
      )}
      {list.entries.length > 0 && (
        <ol className="list-field__entries">
          {list.entries.map((entry, index) => (
            <ListEntry
              // Two entries can have the same text, so only the index is a unique key.
              key={index}
              entry={entry}
              index={index}
              count={list.entries.length}
              columns={columns}
              label={typeof field.label === 'string' ? field.label : field.name}
              isReadOnly={readOnly}
              isLocked={readOnly || disabled}
              on={list}
            />
          ))}
        </ol>
      )}
      {readOnly && list.entries.length === 0 && <p className="desk-quiet">None</p>}
      {!readOnly && (
        <div className="list-field__foot">
          <Button
            buttonStyle="icon-label"
            icon="plus"
            iconStyle="with-border"
            iconPosition="left"
            size="medium"
            margin={false}
            disabled={disabled || isFull}
            onClick={() => list.add()}
            extraButtonProps={{ 'data-part': 'add' }}
          >
            Add entry
          </Button>
          {isFull && <span>A list has at most {maxEntries} entries.</span>}
          {list.removed && (
            <Action isQuiet isSmall onClick={list.undo}>
              Undo removal
            </Action>
          )}
        </div>
      )}
      <p className="sr-only" role="status">
        {list.status}
      </p>
    </div>
  );
}
