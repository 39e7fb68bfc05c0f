import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkPage } from '@/schemas/page/check-page'
import { drawDocument } from './draw-document'
import { countBlocks, mixedDocument } from './mixed-document'
import { serverBlocks } from './server-blocks'
import { writeJsx } from './write-jsx'

test('the mixed document has exactly the blocks that were ordered and may be published', () => {
  for (const count of [1, 7, 40, 400]) {
    const document = mixedDocument(count)
    expect(countBlocks(document.blocks)).toBe(count)
    expect(checkPage(document, { strict: true })).toEqual([])
  }
})

test('it is the same document every time, and every kind of block occurs in it', () => {
  expect(mixedDocument(40)).toEqual(mixedDocument(40))
  const types = new Set(JSON.stringify(mixedDocument(40)).match(/"type":"[a-z-]+"/g))
  expect(types.size).toBe(serverBlocks.length)
})

test('renders every block, and the literal JSX contains a frame for each', () => {
  const nodes = drawDocument(mixedDocument(40))
  expect(renderToStaticMarkup(nodes).match(/data-block="/g)).toHaveLength(40)
  const source = writeJsx(nodes)
  expect(source.match(/<ErrorBoundary>/g)).toHaveLength(40)
  expect(source.match(/<Suspense fallback=\{<BlockFallback \/>\}>/g)).toHaveLength(40)
})
