import type { ReactNode } from 'react'
import type { ReadBlock } from '@/schemas/page/read-page'
import { holdsUntil } from '@/lib/keeping'
import { loadPage, type LoadOutcome } from './load-page'
import type { OpenPage } from './open-page'
import { PageManners } from './page-manners.lazy'
import { renderBlocks, type RenderInput } from './render-page'
import { rendererSite } from './site'

/**
 * The page as nodes. One that will be kept waits for every load, so that what is kept is whole and holds until the
 * earliest moment any of them named; a live one streams, each block awaiting its own.
 */
export async function drawPage({ read, before, after, context, live, isShown }: OpenPage): Promise<ReactNode> {
  const loads = loadPage([...before, ...read.blocks, ...after], context, isShown)
  let settled: Map<ReadBlock, LoadOutcome> | undefined
  if (!live) {
    settled = new Map(await Promise.all([...loads.outcomes].map(async ([block, outcome]) => [block, await outcome] as const)))
    for (const outcome of settled.values()) if (outcome.ok) holdsUntil(outcome.freshUntil)
  }
  const { report } = rendererSite()
  const input: RenderInput = {
    page: context, loads, isShown,
    report: (block, error) => report({ page: context.page.route }, block, error),
    ...(settled ? { settled } : {}),
  } // prettier-ignore
  const top = renderBlocks(before, input)
  return (
    <div data-layout={context.page.layout} data-live={live || undefined} className="contents">
      {top.length === 0 ? null : top}
      <main id="main" tabIndex={-1}>
        {renderBlocks(read.blocks, input)}
      </main>
      {renderBlocks(after, input)}
      <PageManners />
    </div>
  )
}
