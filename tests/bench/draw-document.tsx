import type { ReactNode } from 'react'
import { registerBlocks } from '@/renderer/blocks'
import { renderBlocks } from '@/renderer/render-blocks'
import type { PageDocument } from '@/schemas/page/document'
import { readPage } from '@/schemas/page/read-page'
import { contextOf } from './context-of'
import { serverBlocks } from './server-blocks'

registerBlocks(serverBlocks)

/** From a stored document to nodes, as the public page does it after its definition was found. */
export function drawDocument(document: PageDocument): ReactNode[] {
  return renderBlocks(readPage(document).blocks, {
    page: contextOf(document),
    loads: { outcomes: new Map() },
    isShown: () => true,
    report(read, error) {
      throw new Error(`${read.block.type} ${read.block.id} of the bench's page was not drawn: ${String(error)}`)
    },
  })
}
