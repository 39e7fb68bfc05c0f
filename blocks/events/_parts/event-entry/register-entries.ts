// The entries of this build by template. The page of an event imports no game: app/compose.ts registers the entries of the listed blocks,
// and the event's block looks up the one of its event.
import type { AnyBlock } from '@/renderer/define-block'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import type { EventEntry } from './event-entry'

const entries = new Map<EventTemplate, EventEntry>()

/** A block with an event's entry: it carries the entry of its template. */
export interface EntryBlock extends AnyBlock {
  entry: EventEntry
}
export const isEntryBlock = (block: AnyBlock): block is EntryBlock => 'entry' in block

/** Collects the entries of all listed blocks; other blocks are skipped. */
export function registerEntries(blocks: Iterable<AnyBlock>): void {
  for (const block of blocks) if (isEntryBlock(block)) entries.set(block.entry.template, block.entry)
}

/** @throws when no block of this build carries the template: a template is listed with its block. */
export function entryOf(template: EventTemplate): EventEntry {
  const entry = entries.get(template)
  if (!entry) throw new Error(`no registered block carries the entry of the event template ${template}`)
  return entry
}
