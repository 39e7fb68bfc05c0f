// Rows 4, 6, 7, 8 and 11: while something is dragged nothing moves or is drawn again, a drag can be given up from either
// window, and fingers drag as well.
import type { Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { expect, newRoute, test, type BuilderPage, type Point } from '../../support/builder-page'
import { Hand } from '../../support/hand'
import { seeded } from '../../support/own-site'
import { heading, nested } from '../../support/nested-blocks'
import { pointsOnCanvas } from '../../support/points-on-canvas'

// --- no movement

test('during a drag nothing on the page moves, and no block is rendered; Escape gives it up from either window', async ({
  page,
  editor,
  builder,
}) => {
  const route = newRoute('still')
  const blocks = nested()
  await editor.save({ route, title: '움직이지 않음', blocks })
  await builder.open(route)
  await test.step('no movement', () => standStill(builder, blocks))
  const two = [heading('위'), heading('아래')] as const
  await builder.replaceBlocks(two)
  await page.evaluate(() => window.maruBuilder!.canvas!.window.scrollTo(0, 0))
  await test.step('giving up', () => giveUp(builder, two))
})

async function standStill(builder: BuilderPage, blocks: readonly Block[]): Promise<void> {
  const { page } = builder
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
}

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

/** Escape gives a drag up, from the builder and from inside the canvas, and the next one works. */
async function giveUp(builder: BuilderPage, [first, second]: readonly [Block, Block]): Promise<void> {
  const { page } = builder
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
}

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
    await editor.save({ route, title: '휴대전화', blocks })
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
