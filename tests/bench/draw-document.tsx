import type { ReactNode } from 'react'
import { registerBlocks } from '@/renderer/blocks'
import type { PageContext } from '@/renderer/define-block'
import { renderBlocks } from '@/renderer/render-page'
import type { PageDocument } from '@/schemas/page/document'
import { readPage } from '@/schemas/page/read-page'
import { serverBlocks } from './server-blocks'

registerBlocks(serverBlocks)

export const contextOf = (document: PageDocument): PageContext => ({
  now: '2026-05-01T00:00:00.000Z',
  path: document.route ?? '/',
  params: {},
  query: {},
  page: { title: document.title, route: document.route ?? '/', layout: document.layout ?? 'default' },
  site: { id: 'bench', name: '라움결', phone: '1588-0000', url: 'http://localhost', consultUrl: '/consult-window' },
})

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
