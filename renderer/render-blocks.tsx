// Renders a document. Each block has a frame, ErrorBoundary > Suspense, and both are needed: with only the boundary a throwing block is a
// 500, with only Suspense hydration replaces the whole page. Slots are rendered first and passed to the view as nodes, so that a view
// does not know whether it is on a public page or on the canvas.
import { Suspense, type ReactNode } from 'react'
import { holdsUntil, markFallback } from '@/lib/request-context'
import type { ReadBlock } from '@/schemas/page/read-page'
import { BlockFallback } from './block-fallback'
import { BlockWaiting } from './block-waiting'
import { blockOf } from './blocks'
import type { PageContext, ViewProps } from './define-block'
import { ErrorBoundary } from './error-boundary'
import { introducesNothing } from './introduces-nothing'
import type { LoadOutcome, PageLoads } from './load-page'

export type ReportFailure = (read: ReadBlock, error: unknown) => void

export interface RenderInput {
  page: PageContext
  loads: PageLoads
  /** The outcomes that are ready already. A block without one awaits its own inside its frame, and is sent after the others. */
  settled?: Map<ReadBlock, LoadOutcome>
  isShown: (read: ReadBlock) => boolean
  report: ReportFailure
}

export function renderBlocks(blocks: ReadBlock[], input: RenderInput): ReactNode[] {
  const nodes: ReactNode[] = []
  for (const read of blocks) {
    if (read.unreadable) {
      input.report(read, read.unreadable + (read.detail ? `: ${read.detail}` : ''))
      continue
    }
    if (!input.isShown(read) || introducesNothing(read, (each) => input.settled?.get(each) ?? 'pending') === true) continue
    nodes.push(frame(read, input))
  }
  return nodes
}

// These are functions, not components: React schedules each component as a task, and four of them per block cost more than the block.
// Only what suspends is a component.

function frame(read: ReadBlock, input: RenderInput): ReactNode {
  const { block } = read
  // An undefined attribute is still serialised in the data that the browser hydrates from.
  const devices = block.show?.on ? { 'data-on': block.show.on.join(' ') } : undefined
  return (
    <div key={block.id} className="contents" data-block={block.type} data-id={block.id} {...devices}>
      <ErrorBoundary>
        <Suspense fallback={<BlockFallback />}>{body(read, input)}</Suspense>
      </ErrorBoundary>
    </div>
  )
}

function body(read: ReadBlock, input: RenderInput): ReactNode {
  const pending = input.loads.outcomes.get(read)
  if (!pending) return drawn(read, input, undefined)
  const settled = input.settled?.get(read)
  if (settled) return outcomeOf(read, input, settled)
  return (
    <Suspense fallback={<BlockWaiting />}>
      <Awaited read={read} input={input} pending={pending} />
    </Suspense>
  )
}

async function Awaited({ read, input, pending }: { read: ReadBlock; input: RenderInput; pending: Promise<LoadOutcome> }) {
  return outcomeOf(read, input, await pending)
}

function outcomeOf(read: ReadBlock, input: RenderInput, outcome: LoadOutcome): ReactNode {
  if (outcome.ok) {
    holdsUntil(outcome.freshUntil)
    return drawn(read, input, outcome.data)
  }
  markFallback()
  input.report(read, outcome.error)
  return <BlockFallback />
}

function drawn(read: ReadBlock, input: RenderInput, data: unknown): ReactNode {
  const view = blockOf(read.block.type)!.view as unknown as (props: ViewProps<unknown, unknown>) => ReactNode
  const slots: Record<string, ReactNode> = {}
  for (const [name, children] of Object.entries(read.slots)) slots[name] = children.length > 0 ? renderBlocks(children, input) : null
  // A view is pure and has no hooks, so it is called, not mounted: its exceptions are caught here, where its id is known. The boundaries
  // around it catch what its own components throw later, and in the browser.
  try {
    return view({ id: read.block.id, props: read.block.props, data, slots, page: input.page })
  } catch (error) {
    markFallback()
    input.report(read, error)
    return <BlockFallback />
  }
}
