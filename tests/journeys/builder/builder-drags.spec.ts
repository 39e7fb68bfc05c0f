// Rows 4, 6, 7, 8 and 11: a drop inserts at the line, nothing moves or renders meanwhile, a drag can be cancelled from either window, and
// touch drags as well.
import type { Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { block, expect, newRoute, test, type BuilderPage, type Point } from '../../support/builder-page'
import { Hand } from '../../support/hand'
import { isLong } from '../../support/is-long'
import { seeded } from '../../support/own-site'

const heading = (text: string) => block('heading', { text, level: 3 })
const button = (label: string) => block('button', { label, link: '/' })
const rule = () => block('divider', {})

/** Sections, columns and grids in each other, three deep, with full and empty lists. */
const nested = (): Block[] => [
  block(
    'section',
    {},
    {
      content: [
        heading('첫째 구역'),
        block(
          'columns',
          { ratio: '1:1' },
          {
            first: [block('grid', { pc: 2 }, { items: [heading('가'), button('나'), heading('다'), rule()] })],
            second: [heading('둘째 칸'), rule()],
          },
        ),
      ],
    },
  ),
  block(
    'grid',
    { pc: 3 },
    {
      items: [
        block('section', {}, { content: [heading('구역 속'), button('누르기')] }),
        heading('가운데'),
        block('section', {}, { content: [] }),
      ],
    },
  ),
  heading('홀로'),
  block(
    'section',
    {},
    {
      content: [
        block('grid', { pc: 2 }, { items: [block('columns', { ratio: '1:1' }, { first: [heading('깊이')], second: [] }), rule()] }),
      ],
    },
  ),
]

// --- 200 drags

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

/** Points of the stage where the page is to be seen. */
async function pointsOnCanvas({ page }: BuilderPage, random: () => number, count: number): Promise<Point[]> {
  const { left, top, right, bottom } = await page.evaluate(() => {
    const frame = document.querySelector('[data-canvas]')!.getBoundingClientRect()
    const stage = document.querySelector('[data-stage]')!.getBoundingClientRect()
    return {
      left: Math.max(frame.left, stage.left),
      top: Math.max(frame.top, stage.top),
      right: Math.min(frame.right, stage.right),
      bottom: Math.min(frame.bottom, stage.bottom),
    }
  })
  return Array.from({ length: count }, () => ({
    x: Math.round(left + 4 + random() * (right - left - 8)),
    y: Math.round(top + 4 + random() * (bottom - top - 8)),
  }))
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

// --- no movement

test('during a drag nothing on the page moves, and no block is rendered', async ({ page, editor, builder }) => {
  const route = newRoute('still')
  const blocks = nested()
  await editor.save({ route, title: '움직이지 않음', blocks })
  await builder.open(route)
  const alone = blocks[2]!.id
  const points = await pointsOnCanvas(builder, seeded(7), 24)

  for (const source of ['tile', 'grip'] as const) {
    await builder.select(alone)
    await builder.pointIn(alone)
    const from = await builder.centreOf(source === 'tile' ? builder.tile('제목') : page.locator('[data-tag] button'))
    const still = await standing(page)
    const drawn = await draws(page)
    expect(Object.keys(still).length).toBeGreaterThan(15)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    const targets = new Set<string | null>()
    for (const point of points) {
      await page.mouse.move(point.x, point.y, { steps: 3 })
      targets.add(await builder.dropTarget())
      expect(await standing(page)).toEqual(still)
    }
    expect(targets.size).toBeGreaterThan(5)
    expect(await draws(page)).toEqual(drawn)

    // The drop draws what was put in or moved, and no other block.
    await page.mouse.move(...(Object.values(await builder.pointIn(blocks[1]!.slots!['items']![1]!.id, 0.5, 0.9)) as [number, number]))
    await expect.poll(() => builder.dropTarget()).not.toBeNull()
    await page.mouse.up()
    const lead = (await builder.lead()).id
    const after = await draws(page)
    expect(Object.keys(after).filter((id) => id !== lead && after[id] !== drawn[id])).toEqual([])
  }
})

/** The position of every element that a block renders. */
const standing = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { document, window } = globalThis.window.maruBuilder!.canvas!
    const found: Record<string, string> = {}
    for (const frame of document.querySelectorAll<HTMLElement>('[data-id]'))
      found[frame.dataset['id']!] = [...frame.children]
        .map((child) => {
          const { x, y, width, height } = child.getBoundingClientRect()
          return [x + window.scrollX, y + window.scrollY, width, height].join(' ')
        })
        .join('; ')
    return found
  })
/** How often every block was rendered until now. */
const draws = (page: Page): Promise<Record<string, number>> => page.evaluate(() => Object.fromEntries(window.__ice!.renders))

// --- giving up

test('Escape gives a drag up, from the builder and from inside the canvas, and the next one works', async ({ page, editor, builder }) => {
  const [first, second] = [heading('위'), heading('아래')]
  const route = newRoute('escape')
  await editor.save({ route, title: '취소', blocks: [first, second] })
  await builder.open(route)
  const before = await builder.hash()
  const ghost = page.locator('[data-drag-ghost]')
  const { mouse } = page

  const isInFrame = () => page.evaluate(() => document.activeElement === document.querySelector('[data-canvas]'))
  const cases: [what: string, from: () => Promise<Point>, focus: 'builder' | 'canvas'][] = [
    ['a tile, the focus in the builder', () => builder.centreOf(builder.tile('제목')), 'builder'],
    ['a tile, the focus in the canvas', () => builder.centreOf(builder.tile('제목')), 'canvas'],
    ['a block by itself, the focus in the canvas', () => builder.pointIn(first.id), 'canvas'],
    ['a block by its grip, the focus in the builder', () => builder.centreOf(page.locator('[data-tag] button')), 'builder'],
  ]
  for (const [what, from, focus] of cases) {
    await builder.select(first.id)
    const start = await from()
    const end = await builder.pointIn(second.id, 0.5, 0.8)
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
    await mouse.move(end.x, end.y, { steps: 4 })
    await expect(ghost, what).toBeVisible()
    await expect.poll(() => builder.dropTarget(), { message: what }).toBe(what.startsWith('a tile') ? '||2' : '||1')
    await page.evaluate((where) => {
      if (where === 'canvas') window.maruBuilder!.canvas!.window.focus()
      else {
        window.focus()
        document.querySelector<HTMLElement>('[data-panel=palette] input')!.focus()
      }
    }, focus)
    expect(await isInFrame(), what).toBe(focus === 'canvas')
    await builder.press('Escape')
    await expect(ghost, what).toHaveCount(0)
    expect(await builder.dropTarget(), what).toBeNull()
    await mouse.move(end.x, end.y + 4)
    await mouse.up()
    expect(await builder.hash(), what).toBe(before)
  }

  expect(await builder.drag(await builder.centreOf(builder.tile('구분선')), await builder.pointIn(second.id, 0.5, 0.9))).toBe('||2')
  expect(await builder.outline()).toBe('heading heading divider')
  await builder.select(first.id)
  expect(await builder.drag(await builder.pointIn(first.id), await builder.pointIn(second.id, 0.5, 0.9))).toBe('||1')
  expect((await builder.document()).blocks.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id])
})

// --- fingers

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger that rests on a block carries it, one that moves scrolls, and a tap puts a block in', async ({
    page,
    editor,
    builder,
  }) => {
    const blocks = Array.from({ length: 12 }, (_, i) => heading(`${i + 1}번째`))
    const route = newRoute('touch')
    await editor.save({ route, title: '휴대폰', blocks })
    await builder.open(route)
    const hand = await Hand.of(page)
    const ids = async () => (await builder.document()).blocks.map(({ id }) => id)
    const [first, second, third] = blocks.map(({ id }) => id) as [string, string, string]

    const start = await builder.pointIn(first)
    const end = await builder.pointIn(third, 0.5, 0.9)
    await hand.press(start)
    await expect(page.locator('[data-drag-ghost]')).toBeAttached()
    await hand.pull(start, end)
    await expect.poll(() => builder.dropTarget()).toBe('||2')
    await hand.lift()
    expect((await ids()).slice(0, 3)).toEqual([second, third, first])
    await expect(builder.heard()).toHaveText('제목을 페이지 안 12개 중 3번째로 옮겼습니다.')

    const order = await ids()
    const scrolled = () => page.evaluate(() => window.maruBuilder!.canvas!.window.scrollY)
    const at = await builder.pointIn(third)
    const top = await scrolled()
    await hand.press(at)
    await hand.pull(at, { x: at.x, y: at.y - 200 })
    await hand.lift()
    await expect.poll(scrolled).toBeGreaterThan(top)
    expect(await ids()).toEqual(order)

    await builder.select(first)
    await page.getByRole('navigation', { name: '편집 도구' }).getByRole('button', { name: '추가' }).tap()
    await builder.tile('구분선').tap()
    expect((await ids()).indexOf((await builder.lead()).id)).toBe(order.indexOf(first) + 1)
    expect((await builder.lead()).type).toBe('divider')
    // The sheet has made room for the page.
    await expect(builder.palette).toHaveCount(0)
  })
})
