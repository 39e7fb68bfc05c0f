// Document → HTML, block by block, into one buffer. Each block sits in its own frame; what its view throws is caught there, so a failing
// block costs itself and nothing else. A view is called with marks in the place of its slots, so that the slots' blocks can be written
// where the marks are: in order, remembered or not, and as late as their loads are.
import { randomUUID } from 'node:crypto'
import { escapeHtml } from '@/lib/html/escape-html'
import { holdsUntil, markFallback } from '@/lib/request-context'
import type { ReadBlock } from '@/schemas/page/read-page'
import { BlockFallback } from '../block-fallback'
import { blockOf } from '../blocks'
import type { ViewProps } from '../define-block'
import { introducesNothing } from '../introduces-nothing'
import type { LoadOutcome } from '../load-page'
import type { ReportFailure } from '../site'
import type { BlockMemory, WrittenBlock, WrittenSlot } from './block-memory'
import type { HtmlBuffer } from './html-buffer'
import { htmlNode, writeFit, writeHtml, type FitCheck } from './jsx-runtime'
import type { TrackedPage } from './tracked-page'
import { withIslands } from './write-island'

export interface WriteInput {
  out: HtmlBuffer
  page: TrackedPage
  /** Absent where nothing may be remembered, as in a preview. */
  memory: BlockMemory | undefined
  /** Whether HTML is fit for the page, as `out` asks it. */
  fitCheck: FitCheck | undefined
  /** The outcome of a block's load; `pending` while it is under way, undefined for a block without a load. */
  outcomeOf: (read: ReadBlock) => LoadOutcome | 'pending' | undefined
  isShown: (read: ReadBlock) => boolean
  report: ReportFailure
  /** Writes the waiting line of a block that will follow at the end of the page. */
  writeWaiting: (read: ReadBlock) => void
  /** A prefix for the ids of the block's islands, unique on the page. */
  prefixOf: (read: ReadBlock) => string
}

/** Pauses at each block whose load is under way, and goes on with its outcome, or with `late` where the page should not wait for it. */
export type Writing = Generator<PendingBlock, void, LoadOutcome | 'late'>
export interface PendingBlock {
  read: ReadBlock
  /** It lies where it could not be put in place later, so the page has to wait for it. */
  isHeld: boolean
}

export function* writeBlocks(blocks: readonly ReadBlock[], input: WriteInput, isHeld = false): Writing {
  for (const read of blocks) {
    if (read.unreadable) input.report(read, read.unreadable + (read.detail ? `: ${read.detail}` : ''))
    else if (input.isShown(read) && !(yield* isLeftOut(read, input, isHeld))) {
      const outcome = input.outcomeOf(read)
      if (outcome === undefined) {
        const written = writtenAlone(read, input)
        // Most blocks have no slots, and cost no generator of their own.
        if (written.slots.length === 0) input.out.write(written.parts[0]!, written.isFit)
        else yield* writeParts(read, written, input, isHeld)
      } else yield* writeLoaded(read, outcome === 'pending' ? yield { read, isHeld } : outcome, input, isHeld)
    }
  }
}

/** Waits for the loads that it depends on; where one is late, the block stands. */
function* isLeftOut(read: ReadBlock, input: WriteInput, isHeld: boolean): Generator<PendingBlock, boolean, LoadOutcome | 'late'> {
  let answer = introducesNothing(read, input.outcomeOf)
  while (typeof answer === 'object') {
    if ((yield { read: answer, isHeld }) === 'late') return false
    answer = introducesNothing(read, input.outcomeOf)
  }
  return answer
}

/** A block whose data is there, or that is late. */
function* writeLoaded(read: ReadBlock, outcome: LoadOutcome | 'late', input: WriteInput, isHeld: boolean): Writing {
  input.out.text(openFrame(read))
  if (outcome === 'late') input.writeWaiting(read)
  else yield* writeBody(read, outcome, input, isHeld)
  input.out.text(FRAME_END)
}

/** The block without its frame. */
export function* writeBody(read: ReadBlock, outcome: LoadOutcome, input: WriteInput, isHeld = false): Writing {
  const viewed = outcome.ok ? viewHtml(read, outcome.data, input, input.prefixOf(read)) : failed(read, outcome.error, input)
  if (outcome.ok) holdsUntil(outcome.freshUntil)
  yield* writeParts(read, apart(viewed?.html ?? fallbackHtml(), read, viewed?.isFit), input, isHeld)
}

function* writeParts(read: ReadBlock, { parts, slots, isFit }: WrittenBlock, input: WriteInput, isHeld: boolean): Writing {
  input.out.write(parts[0]!, isFit)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    yield* writeBlocks(read.slots[slot.name] ?? [], input, isHeld || slot.isHeld)
    input.out.write(parts[i + 1]!, isFit)
  }
}

/** A block without a load, with its frame: remembered, or written now. */
function writtenAlone(read: ReadBlock, input: WriteInput): WrittenBlock {
  const prefix = input.prefixOf(read)
  const write = (): WrittenBlock<string> | undefined => {
    const viewed = viewHtml(read, undefined, input, prefix)
    return viewed && apart(openFrame(read) + viewed.html + FRAME_END, read, viewed.isFit)
  }
  const written = input.memory
    ? (input.memory.find(read, prefix, input.page) ?? input.memory.write(read, prefix, input.page, write))
    : write()
  return written ?? { parts: [openFrame(read) + fallbackHtml() + FRAME_END], slots: NO_SLOTS }
}

/** What the view writes, marks in the place of its slots; undefined where it throws. */
function viewHtml(read: ReadBlock, data: unknown, input: WriteInput, prefix: string): ReturnType<typeof writeFit> | undefined {
  const { id, type, props } = read.block
  const view = blockOf(type)!.view as unknown as (props: ViewProps<unknown, unknown>) => never
  const slots: ViewProps['slots'] = {}
  for (const name in read.slots) slots[name] = read.slots[name]!.length > 0 ? htmlNode(markOf(name)) : null
  try {
    return withIslands({ prefix, count: 0 }, () => writeFit(() => view({ id, props, data, slots, page: input.page.page }), input.fitCheck))
  } catch (error) {
    return failed(read, error, input)
  }
}

function failed(read: ReadBlock, error: unknown, input: WriteInput): undefined {
  markFallback()
  input.report(read, error)
}

let fallback: string | undefined
const fallbackHtml = (): string => (fallback ??= writeHtml(() => BlockFallback()))

const FRAME_END = '</div>'

function openFrame({ block: { type, id, show } }: ReadBlock): string {
  const devices = show?.on ? ` data-on="${escapeHtml(show.on.join(' '))}"` : ''
  return `<div class="contents" data-block="${escapeHtml(type)}" data-id="${escapeHtml(id)}"${devices}>`
}

/** It cannot be guessed, so that no text of a page is taken for it. */
const MARK = `<!--${randomUUID()} `
const markOf = (slot: string): string => `${MARK}${encodeURIComponent(slot)}-->`

/** Takes written HTML apart at the marks of the slots. */
function apart(html: string, read: ReadBlock, isFit: boolean | undefined): WrittenBlock<string> {
  // Most blocks have no slots, and need not be searched.
  if (!hasSlots(read) || !html.includes(MARK)) return { parts: [html], slots: NO_SLOTS, isFit }
  const [first = '', ...rest] = html.split(MARK)
  const hasTemplates = html.includes('<template')
  const parts = [first]
  const slots: WrittenSlot[] = []
  let before = first
  for (const piece of rest) {
    const end = piece.indexOf('-->')
    slots.push({
      name: decodeURIComponent(piece.slice(0, end)),
      isHeld: hasTemplates && count(before, '<template') > count(before, '</template'),
    })
    const text = piece.slice(end + 3)
    parts.push(text)
    before += text
  }
  return { parts, slots, isFit }
}

function hasSlots({ slots }: ReadBlock): boolean {
  for (const name in slots) if (slots[name]!.length > 0) return true
  return false
}

const NO_SLOTS: readonly WrittenSlot[] = []
const count = (text: string, part: string): number => text.split(part).length - 1
