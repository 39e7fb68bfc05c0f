// Writes a page as HTML, in order. A page that is ready soon leaves in one piece. Where a block's load takes longer, what stands before it
// leaves first; where it takes longer still, the block leaves its place to a waiting line and follows at the end of the document in a
// `<template>` that the browser puts there (renderer/browser/late-block.ts). The page as it is cached has every block in its place.
import { markLate } from '@/lib/request-context'
import type { ReadBlock } from '@/schemas/page/read-page'
import { BlockWaiting } from '../block-waiting'
import { JsonLd } from '../json-ld'
import { loadPage, type LoadOutcome } from '../load-page'
import type { OpenPage } from '../open-page'
import { rendererSite } from '../site'
import type { BlockMemory } from './block-memory'
import type { CoreSheet } from './core-sheet'
import { HtmlBuffer } from './html-buffer'
import { writeHtml } from './jsx-runtime'
import { leadPicture } from './lead-picture'
import { trackPage } from './tracked-page'
import { writeBlocks, writeBody, type PendingBlock, type WriteInput, type Writing } from './write-blocks'

/** A page that is not ready after 50 ms begins to leave: its first byte is there within a tenth of a second. */
const FIRST_BYTE = 50
/** 0.3 s: what stands behind a late block is on the screen within half a second. */
const PATIENCE = 300

export interface PageFrame {
  /** What is the same on every page; the rest up to the first block; what follows the last one. */
  opening: Buffer
  beginning: string
  ending: string
  /** Absent where nothing may be remembered. */
  memory?: BlockMemory | undefined
  /** Absent where every page waits for the whole sheet. */
  core?: CoreSheet | undefined
}

interface LatePlace {
  id: string
  read: ReadBlock
  content: Piece[]
}
type Piece = Buffer | LatePlace

/**
 * @param send receives the page, in one piece or, where it has to wait, in several.
 * @param out what it is written into; the pieces lie in its memory.
 * @returns the page with every block in its place, where that differs from what was sent.
 */
export async function writePage(
  page: OpenPage,
  frame: PageFrame,
  send: (part: Buffer) => void,
  out = new HtmlBuffer(),
): Promise<Buffer | undefined> {
  const { read, before, after, context, live, preview, isShown } = page
  const begun = performance.now()
  const loads = loadPage([...before, ...read.blocks, ...after], context, isShown)
  const settled = new Map<ReadBlock, LoadOutcome>()
  for (const [block, outcome] of loads.outcomes) void outcome.then((known) => settled.set(block, known))

  const whole: Piece[] = []
  const places: LatePlace[] = []
  let unsent: Buffer[] = []
  /** Where what is written belongs in the whole page; absent for what only carries a late block. */
  let target: Piece[] | undefined = whole
  /** Where the main part begins in what is not taken yet; undefined outside it, and once its first picture is marked. */
  let mainFrom: number | undefined
  const markLead = (): void => {
    if (mainFrom === undefined) return
    const lead = leadPicture(out.pending, mainFrom)
    if (lead) out.replace(lead.start, lead.end, lead.tag)
    mainFrom = lead ? undefined : 0
  }
  const turnTo = (next: Piece[] | undefined): void => {
    markLead()
    const bytes = out.take()
    unsent.push(bytes)
    target?.push(bytes)
    target = next
  }
  const sendAll = (): void => {
    turnTo(target)
    const part = joined(unsent)
    unsent = []
    if (part.length > 0) send(part)
  }
  let hasBegun = false
  /** The outcome of a load under way, waited for until the page's patience ends. */
  const outcomeSoon = async ({ read: block, isHeld }: PendingBlock): Promise<LoadOutcome | 'late'> => {
    const outcome = loads.outcomes.get(block)!
    const soon = await within(outcome, begun + FIRST_BYTE - performance.now())
    if (soon) return soon
    if (!hasBegun) {
      hasBegun = true
      sendAll()
      markLate()
    }
    if (isHeld) return outcome
    if (performance.now() < begun + PATIENCE) sendAll()
    return (await within(outcome, begun + PATIENCE - performance.now())) ?? 'late'
  }
  const run = async (writing: Writing): Promise<void> => {
    for (let step = writing.next(); !step.done;) step = writing.next(await outcomeSoon(step.value))
  }

  const { report } = rendererSite()
  const { core } = frame
  const input: WriteInput = {
    out,
    page: trackPage(context),
    memory: preview ? undefined : frame.memory,
    fitCheck: core?.isEnough,
    isShown,
    outcomeOf: (block) => (loads.outcomes.has(block) ? (settled.get(block) ?? 'pending') : undefined),
    report: (block, error) => report({ page: context.page.route }, block, error),
    writeWaiting(block) {
      const place: LatePlace = { id: `late-${places.length}`, read: block, content: [] }
      const inside = target
      turnTo(undefined)
      out.text(`<maru-late data-late="${place.id}">${waiting()}</maru-late>`)
      inside?.push(place)
      turnTo(inside)
      places.push(place)
    },
    prefixOf: uniquePrefixes(),
  }

  if (core) out.heed(core.isEnough)
  out.bytes(frame.opening)
  out.text(frame.beginning)
  out.text(writeHtml(() => JsonLd({ page })))
  out.text(`<div data-layout="${context.page.layout}"${live ? ' data-live="true"' : ''} class="contents">`)
  await run(writeBlocks(before, input))
  out.text('<main id="main" tabindex="-1">')
  mainFrom = out.pending.length
  await run(writeBlocks(read.blocks, input))
  markLead()
  mainFrom = undefined
  out.text('</main>')
  await run(writeBlocks(after, input))
  out.text('</div>')
  if (places.length > 0) turnTo(undefined)

  // A late block may hold another one, which joins the list when it is written.
  const awaited = new Map<LatePlace, Promise<{ place: LatePlace; outcome: LoadOutcome }>>()
  let known = 0
  for (;;) {
    for (; known < places.length; known++) {
      const place = places[known]!
      awaited.set(
        place,
        loads.outcomes.get(place.read)!.then((outcome) => ({ place, outcome })),
      )
    }
    if (awaited.size === 0) break
    sendAll()
    const { place, outcome } = await Promise.race(awaited.values())
    awaited.delete(place)
    out.text(`<template data-late="${place.id}">`)
    turnTo(place.content)
    await run(writeBody(place.read, outcome, input))
    turnTo(undefined)
    out.text(`</template><maru-late for="${place.id}"></maru-late>`)
  }
  if (target !== whole) turnTo(whole)
  out.text(frame.ending)
  // What has begun to leave has named its sheet. The page as it is cached may still name another one.
  if (!hasBegun && core && out.fits) out.replace(core.from, core.to, core.links)
  sendAll()
  if (!hasBegun) return undefined
  const stored = joined(bytesOf(whole))
  if (core?.isEnough(stored)) return Buffer.concat([stored.subarray(0, core.from), core.links, stored.subarray(core.to)])
  return places.length > 0 ? stored : undefined
}

const joined = (parts: Buffer[]): Buffer => (parts.length === 1 ? parts[0]! : Buffer.concat(parts))

/** The late blocks in their places; one may lie inside another. */
const bytesOf = (pieces: readonly Piece[]): Buffer[] =>
  pieces.flatMap((piece) => (Buffer.isBuffer(piece) ? [piece] : bytesOf(piece.content)))

async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  if (ms <= 0) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<undefined>((resolve) => void (timer = setTimeout(() => resolve(undefined), ms)))
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

let wait: string | undefined
const waiting = (): string => (wait ??= writeHtml(() => BlockWaiting()))

/** Ids of blocks repeat where a fragment is used twice. */
function uniquePrefixes(): (read: ReadBlock) => string {
  const seen = new Map<string, number>()
  return ({ block }) => {
    const id = block.id.replace(/[^\w-]/g, '')
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return count === 0 ? `${id}-` : `${id}-${count}-`
  }
}
