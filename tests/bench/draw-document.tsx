import { Suspense, type ReactNode } from 'react'
import { BlockFallback } from '@/renderer/block-fallback'
import { blockOf, registerBlocks } from '@/renderer/blocks'
import type { ViewProps } from '@/renderer/define-block'
import { ErrorBoundary } from '@/renderer/error-boundary'
import type { PageDocument } from '@/schemas/page/document'
import { readPage, type ReadBlock } from '@/schemas/page/read-page'
import { contextOf } from './context-of'
import { serverBlocks } from './server-blocks'

registerBlocks(serverBlocks)

/** The elements of a stored document, as a program that renders pages by React has them: each block in its frame, its slots as nodes. */
export function drawDocument(document: PageDocument): ReactNode[] {
  const page = contextOf(document)
  const drawn = (blocks: ReadBlock[]): ReactNode[] => blocks.map(frame)
  const frame = ({ block, slots: children, unreadable }: ReadBlock): ReactNode => {
    if (unreadable) throw new Error(`${block.type} ${block.id} of the bench's page was not drawn: ${unreadable}`)
    const view = blockOf(block.type)!.view as unknown as (props: ViewProps<unknown, unknown>) => ReactNode
    const slots = Object.fromEntries(Object.entries(children).map(([name, inside]) => [name, inside.length > 0 ? drawn(inside) : null]))
    return (
      <div key={block.id} className="contents" data-block={block.type} data-id={block.id}>
        <ErrorBoundary>
          <Suspense fallback={<BlockFallback />}>{view({ id: block.id, props: block.props, data: undefined, slots, page })}</Suspense>
        </ErrorBoundary>
      </div>
    )
  }
  return drawn(readPage(document).blocks)
}
