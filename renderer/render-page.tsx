import type { ReactNode } from 'react'
import { loadPage, settledWithin } from './load-page'
import type { OpenPage } from './open-page'
import { PageBehaviours } from './page-behaviours.lazy'
import { renderBlocks, type RenderInput } from './render-blocks'
import { rendererSite } from './site'

/** 0.3 s: with opening and rendering the page, everything except a late block is on the screen within half a second. */
export const PATIENCE = 300

/**
 * The page as nodes. It waits briefly for every load, so that it can be sent complete and in order. A block whose load takes longer waits
 * alone, in its own frame: the rest is sent first, and the block follows in the same stream.
 */
export async function renderPage({ read, before, after, context, live, isShown }: OpenPage): Promise<ReactNode> {
  const loads = loadPage([...before, ...read.blocks, ...after], context, isShown)
  const settled = await settledWithin(loads, PATIENCE)
  const { report } = rendererSite()
  const input: RenderInput = {
    page: context,
    loads,
    settled,
    isShown,
    report: (block, error) => report({ page: context.page.route }, block, error),
  }
  const top = renderBlocks(before, input)
  return (
    <div data-layout={context.page.layout} data-live={live || undefined} className="contents">
      {top.length === 0 ? null : top}
      <main id="main" tabIndex={-1}>
        {renderBlocks(read.blocks, input)}
      </main>
      {renderBlocks(after, input)}
      <PageBehaviours />
    </div>
  )
}
