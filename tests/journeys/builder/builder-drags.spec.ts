// Rows 4, 6, 7, 8 and 11: a drop lands where the line stood, however deep, and wherever the hand came from.
import type { Page } from '@playwright/test'
import { expect, newRoute, test, type BuilderPage, type Point } from '../../support/builder-page'
import { Hand } from '../../support/hand'
import { isLong } from '../../support/is-long'
import { seeded } from '../../support/own-site'
import { nested } from '../../support/nested-blocks'
import { pointsOnCanvas } from '../../support/points-on-canvas'

interface Flight {
  /** What was carried: the type of a tile, or a block. */
  type?: string
  id?: string
  from: Point
}
interface Landing {
  /** `parent|slot|index` of the line at the release; null without a line. */
  shown: string | null
  isCarried: boolean
}
const TILES = ['heading', 'divider', 'button', 'section', 'grid', 'columns']

/** Two hundred in `npm run test:long`. */
const SEEDS = isLong ? [1, 2, 3, 4] : [1]
for (const seed of SEEDS)
  test(`50 drags of seed ${seed}, let go in full flight, land where the line stood`, async ({ page, editor, builder }) => {
    test.setTimeout(240_000)
    const route = newRoute(`drags-${seed}`)
    await editor.save({ route, title: '끌기', blocks: nested() })
    await builder.open(route)
    await watchDrops(page)
    const hand = await Hand.of(page)
    const random = seeded(seed)
    const depths = new Map<number, number>()
    let changes = 0

    for (let n = 0; n < 50; n++) {
      const flight = n % 2 === 0 ? await takeTile(builder, random) : await takeBlock(builder, random, n % 4 === 1 ? 'grip' : 'body')
      const over = await pointsOnCanvas(builder, random, 3)
      const [, nearly, last] = over as [Point, Point, Point]
      const before = await picture(page)
      // Released without a further move event, a step further along the same line.
      const away = Math.hypot(last.x - nearly.x, last.y - nearly.y) || 1
      const end = { x: last.x + ((last.x - nearly.x) / away) * 3, y: last.y + ((last.y - nearly.y) / away) * 3 }
      await hand.fling(flight.from, between(flight.from, over), end)
      const { shown, isCarried } = await landing(page)
      const what = `drag ${n} of seed ${seed}, ${flight.type ?? flight.id} to ${shown}`
      expect(isCarried, what).toBe(true)

      const after = await picture(page)
      if (shown === null) expect(after, what).toEqual(before)
      else if (flight.id !== undefined) {
        expect(after.places[flight.id], what).toBe(shown)
        expect(Object.keys(after.places).sort(), what).toEqual(Object.keys(before.places).sort())
      } else {
        const added = Object.keys(after.places).filter((id) => !(id in before.places))
        expect(
          added.map((id) => [after.types[id], after.places[id]]),
          what,
        ).toEqual([[flight.type, shown]])
      }
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        changes++
        const depth = depthOf(after.places, shown!)
        depths.set(depth, (depths.get(depth) ?? 0) + 1)
      }
      await page.evaluate(() => {
        const { editor } = window.__ice!
        while (editor.tree.nodes.size > 34) editor.undo()
      })
    }
    // The hand did not only miss: on the page itself, and in lists three deep.
    expect(changes).toBeGreaterThan(20)
    expect([...depths.keys()]).toEqual(expect.arrayContaining([0, 1, 2]))
  })

/** Records the line at the moment of the release, before any other listener. */
async function watchDrops(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard = window as unknown as { landing?: Landing | undefined }
    const note = () => {
      heard.landing = {
        shown: document.querySelector('[data-drop-target]')?.getAttribute('data-drop-target') ?? null,
        isCarried: document.querySelector('[data-drag-ghost]') !== null,
      }
    }
    for (const one of [window, window.maruBuilder!.canvas!.window]) one.addEventListener('pointerup', note, { capture: true })
  })
}
async function landing(page: Page): Promise<Landing> {
  const heard = await page.waitForFunction(() => (window as unknown as { landing?: Landing }).landing)
  const found = (await heard.jsonValue())!
  await page.evaluate(() => void ((window as unknown as { landing?: Landing | undefined }).landing = undefined))
  return found
}

interface Picture {
  places: Record<string, string>
  types: Record<string, string>
}
/** The place of every block, in the format of the line. */
const picture = (page: Page): Promise<Picture> =>
  page.evaluate(() => {
    const { tree } = window.__ice!.editor
    const found: Picture = { places: {}, types: {} }
    for (const { id, parent, slot, block } of tree.nodes.values()) {
      const list = parent === null ? tree.root : tree.nodes.get(parent)!.slots[slot]!
      found.places[id] = `${parent ?? ''}|${slot}|${list.indexOf(id)}`
      found.types[id] = block.type
    }
    return found
  })
function depthOf(places: Record<string, string>, place: string): number {
  const [parent] = place.split('|') as [string]
  return parent === '' ? 0 : 1 + depthOf(places, places[parent]!)
}

async function takeTile({ palette }: BuilderPage, random: () => number): Promise<Flight> {
  const type = TILES[Math.floor(random() * TILES.length)]!
  const tile = palette.locator(`[data-tile=${type}]`).first()
  await tile.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await tile.boundingBox())!
  // Below the star in its corner, which is a button of its own.
  return { type, from: { x: x + width * (0.2 + random() * 0.6), y: y + height * (0.5 + random() * 0.4) } }
}

/** A block chosen and brought into view: by its handle, or by a point of it that is no button of the builder's. */
async function takeBlock(builder: BuilderPage, random: () => number, by: 'grip' | 'body'): Promise<Flight> {
  const { page } = builder
  const ids = Object.keys((await picture(page)).places)
  const id = ids[Math.floor(random() * ids.length)]!
  await builder.select(id)
  if (by === 'grip') {
    await builder.pointIn(id)
    const grip = page.locator('[data-tag] button')
    await expect(grip).toBeVisible()
    // The tag is written onto its place with the next picture.
    await grip.click({ trial: true })
    const { x, y, width, height } = (await grip.boundingBox())!
    return { id, from: { x: x + width / 2, y: y + height / 2 } }
  }
  const tries = Array.from({ length: 40 }, () => [random(), random()] as const)
  await builder.pointIn(id)
  const from = await page.evaluate(
    ([wanted, shares]) => {
      const canvas = window.maruBuilder!.canvas!
      const frame = canvas.window.frameElement!
      const { left, top, width } = frame.getBoundingClientRect()
      const scale = width / canvas.window.innerWidth
      const box = canvas.boxOf(wanted)!
      for (const [across, down] of shares) {
        const x = box.x + box.width * across - canvas.window.scrollX
        const y = box.y + box.height * down - canvas.window.scrollY
        const under = canvas.document.elementFromPoint(x, y)
        const at = { x: left + x * scale, y: top + y * scale }
        if (under?.closest(`[data-id="${wanted}"]`) && !under.closest('[data-chrome]') && document.elementFromPoint(at.x, at.y) === frame)
          return at
      }
      return undefined
    },
    [id, tries] as const,
  )
  // Nothing of it is free to be pressed (a thin rule under its own tools): the next one.
  return from ? { id, from } : takeBlock(builder, random, by)
}

/** The way there: first far enough for a drag to begin, then from point to point. */
const between = (from: Point, over: readonly Point[]): Point[] => [
  { x: from.x + 5, y: from.y + 5 },
  { x: from.x + 9, y: from.y + 9 },
  ...over.flatMap((point, i) => {
    const before = over[i - 1] ?? from
    return [{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }, point]
  }),
]
