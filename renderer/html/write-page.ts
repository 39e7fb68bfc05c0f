// Writes a page as HTML, in order. What is ready leaves at once; a block whose load takes longer leaves its place to a waiting line,
// and follows at the end of the document in a `<template>` that the browser puts there (renderer/browser/late-block.ts). The whole
// page, as it is cached, has every block in its place.
import { markLate } from '@/lib/request-context'
import type { ReadBlock } from '@/schemas/page/read-page'
import { JsonLd } from '../json-ld'
import { loadPage, settledWithin, type LoadOutcome } from '../load-page'
import type { OpenPage } from '../open-page'
import { rendererSite } from '../site'
import { writeHtml } from './jsx-runtime'
import { writeBlocks, writeBody, type WriteInput } from './write-blocks'

/** 0.3 s: with opening and writing the page, what stands round a late block is on the screen within half a second. */
export const PATIENCE = 300

export interface WrittenPage {
  /** The body's content, late blocks replaced by waiting lines. */
  body: string
  /** Absent where no block is late. */
  late?: {
    /** One part for each late block, in the order in which they come. */
    parts: AsyncIterable<string>
    /** The body with every block in its place; there once `parts` has ended. */
    whole: () => string
  }
}

export async function writePage(page: OpenPage): Promise<WrittenPage> {
  const { read, before, after, context, live, isShown } = page
  const loads = loadPage([...before, ...read.blocks, ...after], context, isShown)
  const settled = await settledWithin(loads, PATIENCE)
  const { report } = rendererSite()
  const places: { id: string; read: ReadBlock }[] = []
  const input: WriteInput = {
    page: context,
    isShown,
    outcomeOf: (block) => (loads.outcomes.has(block) ? (settled.get(block) ?? 'late') : undefined),
    report: (block, error) => report({ page: context.page.route }, block, error),
    addLate(block) {
      const id = `late-${places.length}`
      places.push({ id, read: block })
      return id
    },
    keyOf: uniqueKeys(),
  }
  if (settled.size < loads.outcomes.size) markLate()
  const top = writeBlocks(before, input)
  const main = writeBlocks(read.blocks, input)
  const bottom = writeBlocks(after, input)
  const body = `${writeHtml(() => JsonLd({ page }))}<div data-layout="${context.page.layout}"${live ? ' data-live="true"' : ''} class="contents">${top}<main id="main" tabindex="-1">${main}</main>${bottom}</div>`
  if (places.length === 0) return { body }

  const contents = new Map<string, string>()
  async function* writeLate(): AsyncGenerator<string> {
    const waiting = new Map<string, Promise<{ id: string; block: ReadBlock; outcome: LoadOutcome }>>()
    let known = 0
    // A late block may hold another one, which joins the list when it is written.
    const watch = (): boolean => {
      for (; known < places.length; known++) {
        const { id, read: block } = places[known]!
        waiting.set(
          id,
          loads.outcomes.get(block)!.then((outcome) => ({ id, block, outcome })),
        )
      }
      return waiting.size > 0
    }
    while (watch()) {
      const { id, block, outcome } = await Promise.race(waiting.values())
      waiting.delete(id)
      const html = writeBody(block, input, outcome)
      contents.set(id, html)
      yield `<template data-late="${id}">${html}</template><maru-late for="${id}"></maru-late>`
    }
  }
  return { body, late: { parts: writeLate(), whole: () => fill(body, contents) } }
}

/** Puts the late blocks into their places; one may lie inside another. */
function fill(body: string, contents: ReadonlyMap<string, string>): string {
  return body.replace(/<maru-late data-late="([^"]+)">[\s\S]*?<\/maru-late>/g, (waiting, id: string) => {
    const html = contents.get(id)
    return html === undefined ? waiting : fill(html, contents)
  })
}

/** Ids of blocks repeat where a fragment is used twice. */
function uniqueKeys(): (read: ReadBlock) => string {
  const seen = new Map<string, number>()
  return ({ block }) => {
    const key = block.id.replace(/[^\w-]/g, '')
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return count === 0 ? `${key}-` : `${key}-${count}-`
  }
}
