// As tests/journeys/base/tour.spec.ts, for the islands of every block's example, of which some are on no page that a visit finds.
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/areas'
import type * as Wake from '@/renderer/browser/wake-island'
import { loadIslands } from '@/renderer/island'
import { writeHtml } from '@/renderer/html/jsx-runtime'
import { withIslands, writeIslands } from '@/renderer/html/write-island'
import { buildIslands } from '@/scripts/tools/build-islands.mjs'
import { exampleView } from '../support/draw-example'
import { islandDifferences } from '../support/island-differences'

/** Vitest would transform what it imports itself. */
const load = createRequire(import.meta.url)

const cache = join(import.meta.dirname, '../../.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'islands-'))
const base = `${folder}/`
const written = new Map<string, string>()
let wakeIsland: typeof Wake.wakeIsland

registerEntries(blocks)

beforeAll(async () => {
  const { islands, wake } = await buildIslands({ folder, base, development: true })
  await loadIslands()
  writeIslands((name) => islands[name])
  for (const block of blocks) {
    const view = await exampleView(block)
    written.set(
      block.type,
      withIslands({ prefix: 'p', count: 0 }, () => writeHtml(view)),
    )
  }
  // Only now: on the server there is no window, and components ask.
  const window = new Window({ url: 'http://localhost:3000/' })
  for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) vi.stubGlobal(name, window[name as keyof typeof window])
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', window.location)
  ;({ wakeIsland } = load(wake.file) as typeof Wake)
}, 60_000)
afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

// Internal blocks fail on purpose.
test.each(blocks.filter(({ internal }) => !internal).map(({ type }) => [type]))(
  'islands of %s: the browser changes nothing that the server wrote',
  async (type) => {
    document.body.innerHTML = written.get(type)!
    for (const element of document.querySelectorAll<HTMLElement>('maru-island:not([plain])')) {
      const { default: component } = load(element.getAttribute('src')!) as { default: ComponentType<object> }
      expect(await islandDifferences(element, component, wakeIsland)).toEqual([])
    }
  },
)
