// Document → screen. Each block sits in its frame, ErrorBoundary > Suspense, and both are needed: with only the
// boundary a throwing block is a 500, with only Suspense hydration replaces the whole page. Slots are drawn first and
// handed to the view as nodes, so that a view never learns whether it stands on a public page or on the canvas.
import { Suspense, type ReactNode } from 'react'
import { markFallback } from '@/lib/keeping'
import type { ReadBlock } from '@/schemas/page/read-page'
import { BlockFallback } from './block-fallback'
import { blockOf } from './blocks'
import type { PageContext, ViewProps } from './define-block'
import { ErrorBoundary } from './error-boundary'
import type { LoadOutcome, PageLoads } from './load-page'

export type ReportFailure = (read: ReadBlock, error: unknown) => void

export interface RenderInput {
  page: PageContext
  /** Settled outcomes (a page that will be kept), or promises awaited inside each frame (a live page, which streams). */
  loads: PageLoads
  settled?: Map<ReadBlock, LoadOutcome>
  isShown: (read: ReadBlock) => boolean
  report: ReportFailure
}

export function renderBlocks(blocks: ReadBlock[], input: RenderInput): ReactNode[] {
  const nodes: ReactNode[] = []
  for (const read of blocks) {
    if (read.kept) {
      input.report(read, read.kept + (read.detail ? `: ${read.detail}` : ''))
      continue
    }
    if (!input.isShown(read)) continue
    nodes.push(<BlockFrame key={read.block.id} read={read} input={input} />)
  }
  return nodes
}

function BlockFrame({ read, input }: { read: ReadBlock; input: RenderInput }) {
  const { block } = read
  return (
    <div className="contents" data-block={block.type} data-id={block.id} data-on={block.show?.on?.join(' ')}>
      <ErrorBoundary>
        <Suspense fallback={<BlockFallback />}>
          <BlockBody read={read} input={input} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

function BlockBody({ read, input }: { read: ReadBlock; input: RenderInput }) {
  const pending = input.loads.outcomes.get(read)
  if (!pending) return <Drawn read={read} input={input} data={undefined} />
  const settled = input.settled?.get(read)
  return settled ? <Outcome read={read} input={input} outcome={settled} /> : <Awaited read={read} input={input} pending={pending} />
}

async function Awaited({ read, input, pending }: { read: ReadBlock; input: RenderInput; pending: Promise<LoadOutcome> }) {
  return <Outcome read={read} input={input} outcome={await pending} />
}

function Outcome({ read, input, outcome }: { read: ReadBlock; input: RenderInput; outcome: LoadOutcome }) {
  if (outcome.ok) return <Drawn read={read} input={input} data={outcome.data} />
  markFallback()
  input.report(read, outcome.error)
  return <BlockFallback />
}

function Drawn({ read, input, data }: { read: ReadBlock; input: RenderInput; data: unknown }) {
  const view = blockOf(read.block.type)!.view as unknown as (props: ViewProps<unknown, unknown>) => ReactNode
  const slots: Record<string, ReactNode> = {}
  for (const [name, children] of Object.entries(read.slots)) slots[name] = children.length > 0 ? renderBlocks(children, input) : null
  // A view is pure and has no hooks, so it is called, not mounted: what it throws is caught here, where its id is known.
  // The boundaries round it are the net for what its own components throw later, and for the browser.
  try {
    return view({ id: read.block.id, props: read.block.props, data, slots, page: input.page })
  } catch (error) {
    markFallback()
    input.report(read, error)
    return <BlockFallback />
  }
}
