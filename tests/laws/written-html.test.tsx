// The page server writes views as text (renderer/html). What it writes is what React renders: for every block, from its example.
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { loadIslands } from '@/renderer/island'
import { writeHtml } from '@/renderer/html/jsx-runtime'
import { withIslands, writeIslands } from '@/renderer/html/write-island'
import { canonicalHtml } from '@/tests/support/canonical-html'
import { exampleView } from '@/tests/support/draw-example'

beforeAll(async () => {
  await loadIslands()
  writeIslands(() => undefined)
}, 60_000)

test.each(blocks.map((block) => [block.type, block] as const))('%s is written as React renders it', async (_type, block) => {
  const view = await exampleView(block)
  const View = () => view()
  const written = withIslands({ prefix: 'p', count: 0 }, () => writeHtml(view))
  expect(canonicalHtml(written)).toBe(canonicalHtml(renderToStaticMarkup(<View />)))
})
