// @vitest-environment happy-dom
// The other side: the editor's canvas renders the same view in the browser, so every example must come up there too.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/areas'
import { registerDefinitions } from '@/schemas/page/definitions'
import { blockTypesOf, chosenAreas } from '../support/chosen-areas'
import { drawExample } from '../support/draw-example'

registerDefinitions(blocks)
registerEntries(blocks)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words.map(String).join(' '))))
afterEach(() => vi.restoreAllMocks())
const complaints: string[] = []
/** Most are there a moment later, and there are many; on a busy machine the modules of one may take long. */
const SOON = { interval: 2, timeout: 20_000 }

// Internal blocks are not in the palette; one of them fails in the browser on purpose.
const own = await blockTypesOf(chosenAreas())
const offered = blocks.filter((block) => own.has(block.type) && !block.internal)

test.each(offered.map((block) => [block.type, block] as const))('%s comes up in the browser', async (_, block) => {
  complaints.length = 0
  const failures: unknown[] = []
  const note = (error: unknown) => void failures.push(error)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onUncaughtError: note, onCaughtError: note, onRecoverableError: note })
  const node = await drawExample(block)
  await act(async () => root.render(node))
  // Islands come through their lazy entries a little later.
  await vi.waitFor(async () => {
    await act(() => vi.dynamicImportSettled())
    expect(failures).toEqual([])
    expect(place.innerHTML).not.toBe('')
  }, SOON)
  expect(failures).toEqual([])
  expect(complaints).toEqual([])
  await act(async () => root.unmount())
  place.remove()
})
