// Document → HTML, block by block. Each block sits in its own frame; what its view throws is caught there, so a failing block costs
// itself and nothing else. Slots are written first and handed to the view, which never learns that it is not React that asks.
import { escapeHtml } from '@/lib/html/escape-html'
import { holdsUntil, markFallback } from '@/lib/request-context'
import type { ReadBlock } from '@/schemas/page/read-page'
import { BlockFallback } from '../block-fallback'
import { BlockWaiting } from '../block-waiting'
import { blockOf } from '../blocks'
import type { PageContext, ViewProps } from '../define-block'
import type { LoadOutcome } from '../load-page'
import type { ReportFailure } from '../render-blocks'
import { htmlNode, writeHtml } from './jsx-runtime'
import { withIslands } from './write-island'

export interface WriteInput {
  page: PageContext
  /** The outcome of a block's load; `late` where it is not there yet; undefined for a block without a load. */
  outcomeOf: (read: ReadBlock) => LoadOutcome | 'late' | undefined
  isShown: (read: ReadBlock) => boolean
  report: ReportFailure
  /** Names the place that a late block will take. @returns its id. */
  addLate: (read: ReadBlock) => string
  /** A key for the ids of the block's islands, unique on the page. */
  keyOf: (read: ReadBlock) => string
}

export function writeBlocks(blocks: readonly ReadBlock[], input: WriteInput): string {
  let html = ''
  for (const read of blocks) {
    if (read.unreadable) input.report(read, read.unreadable + (read.detail ? `: ${read.detail}` : ''))
    else if (input.isShown(read)) html += writeFrame(read, input)
  }
  return html
}

function writeFrame(read: ReadBlock, input: WriteInput): string {
  const { type, id, show } = read.block
  const devices = show?.on ? ` data-on="${escapeHtml(show.on.join(' '))}"` : ''
  const outcome = input.outcomeOf(read)
  const body = outcome === 'late' ? waiting(input.addLate(read)) : writeBody(read, input, outcome)
  return `<div class="contents" data-block="${escapeHtml(type)}" data-id="${escapeHtml(id)}"${devices}>${body}</div>`
}

/** The block without its frame. */
export function writeBody(read: ReadBlock, input: WriteInput, outcome: LoadOutcome | undefined): string {
  if (outcome?.ok === false) return failed(read, input, outcome.error)
  holdsUntil(outcome?.freshUntil)
  const view = blockOf(read.block.type)!.view as unknown as (props: ViewProps<unknown, unknown>) => never
  const slots: ViewProps['slots'] = {}
  for (const [name, children] of Object.entries(read.slots))
    slots[name] = children.length > 0 ? htmlNode(writeBlocks(children, input)) : null
  try {
    return withIslands({ prefix: input.keyOf(read), count: 0 }, () =>
      writeHtml(() => view({ id: read.block.id, props: read.block.props, data: outcome?.data, slots, page: input.page })),
    )
  } catch (error) {
    return failed(read, input, error)
  }
}

function failed(read: ReadBlock, input: WriteInput, error: unknown): string {
  markFallback()
  input.report(read, error)
  return (fallback ??= writeHtml(() => BlockFallback()))
}

let fallback: string | undefined
let wait: string | undefined

const waiting = (id: string): string => `<maru-late data-late="${id}">${(wait ??= writeHtml(() => BlockWaiting()))}</maru-late>`
