import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Block, PageDocument } from '@/schemas/page/document'
import { test as siteTest } from './site-test'
import { staffCookie } from './staff-cookie'

export { block, expect } from './site-test'

/** A point in the builder's window. */
export interface Point {
  x: number
  y: number
}

/** An address that no other test, and no earlier run, has used. */
export const newRoute = (name: string): string => `/journey/${name}-${randomUUID().slice(0, 8)}`

/** The editor as a person sees it, and the page that it holds. */
export class BuilderPage {
  readonly page: Page
  readonly canvas: FrameLocator
  readonly palette: Locator
  readonly inspector: Locator
  readonly layers: Locator

  constructor(page: Page) {
    this.page = page
    this.canvas = page.frameLocator('[data-canvas]')
    this.palette = page.locator('[data-panel=palette]')
    this.inspector = page.getByRole('region', { name: /^(블록 속성|페이지 설정)$/ })
    this.layers = page.locator('[data-panel=layers]')
  }

  /** As the administrator. */
  async signIn(): Promise<void> {
    const [name, value] = (await staffCookie()).split(/=(.*)/s) as [string, string]
    await this.page.context().addCookies([{ name, value, url: process.env['SITE_UNDER_TEST']! }])
  }
  /** Opens a page's editor as the administrator and waits until the canvas is ready. */
  async open(route: string): Promise<void> {
    await this.signIn()
    await this.page.goto(`/ice_builder/page${encodeURI(route)}`)
    await this.ready()
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => window.__ice !== undefined && window.maruBuilder?.canvas !== undefined, undefined, {
      timeout: 30_000,
    })
    await expect(this.canvas.getByRole('main')).toBeAttached()
  }

  // --- the page being edited

  document(): Promise<PageDocument> {
    return this.page.evaluate(() => window.__ice!.editor.document())
  }
  /** The whole page as text: equal texts are equal pages. */
  hash(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify(window.__ice!.editor.document()))
  }
  selection(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.__ice!.editor.state.selection)
  }
  /** The last selected block. */
  async lead(): Promise<Block> {
    return this.page.evaluate(() => {
      const { editor } = window.__ice!
      const { primary } = editor.state
      if (primary === null) throw new Error('nothing is chosen')
      const find = (blocks: readonly Block[]): Block | undefined => {
        for (const block of blocks) {
          const found = block.id === primary ? block : find(Object.values(block.slots ?? {}).flat())
          if (found) return found
        }
        return undefined
      }
      return find(editor.document().blocks)!
    })
  }
  /** Types of the page's blocks in the order of reading, a container's in brackets after it. */
  async outline(): Promise<string> {
    const write = (blocks: readonly Block[]): string =>
      blocks
        .map(({ type, slots = {} }) => {
          const inside = Object.values(slots).map(write)
          return inside.some(Boolean) ? `${type}[${inside.join('|')}]` : type
        })
        .join(' ')
    return write((await this.document()).blocks)
  }

  // --- display and announcements

  /** The block's frame on the canvas. It has no box of its own. */
  block(id: string): Locator {
    return this.canvas.locator(`[data-id="${id}"]`)
  }
  /** The last announcement of the live region. */
  heard(): Locator {
    return this.page.locator('[data-live-region]')
  }
  /** In an open group; a recently used one may be in two. */
  tile(title: string): Locator {
    return this.palette.getByRole('button', { name: title, exact: true }).first()
  }
  /** Opens groups of the palette that are closed at first. */
  async openGroups(...names: string[]): Promise<void> {
    for (const name of names) await this.palette.getByRole('button', { name: new RegExp(`^${name} ?\\d+$`), expanded: false }).click()
  }
  field(name: string): Locator {
    return this.inspector.getByLabel(name, { exact: true })
  }

  /**
   * Chooses blocks without any device: where how they are chosen is not the question. Their fields follow the canvas, and fields of the
   * same name may stand there before.
   */
  async select(...ids: string[]): Promise<void> {
    await this.page.evaluate((chosen) => window.__ice!.editor.select(chosen), ids)
    const shown = this.page.locator('[data-chosen]')
    if ((await shown.count()) > 0) await expect(shown).toHaveAttribute('data-chosen', ids.join(' '))
  }

  /** Puts other blocks in the place of all, so that a page that is open serves for something else. */
  async replaceBlocks(blocks: readonly Block[]): Promise<void> {
    await this.page.evaluate((next) => {
      const { editor } = window.__ice!
      const away = editor.document().blocks.map(({ id }) => ({ op: 'remove', id }) as const)
      const put = next.map((block, index) => ({ op: 'insert', at: { parent: null, slot: '', index }, block }) as const)
      editor.edit('다른 블록', [...away, ...put])
      editor.select([])
    }, blocks)
    for (const { id } of blocks) await expect(this.block(id)).toBeAttached()
  }

  /** Does something that must be answered in words. @returns the words. */
  async saying(act: () => Promise<void>): Promise<string> {
    const before = await this.page.evaluate(() => window.__ice!.editor.state.announcement.n)
    await act()
    const said = await this.page.waitForFunction(
      (n) => {
        const { announcement } = window.__ice!.editor.state
        return announcement.n > n && announcement
      },
      before,
      { timeout: 10_000 },
    )
    const { text } = (await said.jsonValue()) as { text: string }
    await expect(this.heard()).toHaveText(text)
    return text
  }
  /** Runs by key what saves, and waits until the server has everything. */
  async save(): Promise<void> {
    expect(await this.saying(() => this.press('ControlOrMeta+s'))).toBe('저장했습니다.')
  }

  /** Walks by Tab until the place has the focus. */
  async tabTo(place: Locator, most = 60): Promise<void> {
    const hasFocus = () => place.evaluate((element) => element === element.ownerDocument.activeElement)
    for (let i = 0; i < most; i++) {
      if (await hasFocus()) return
      await this.press('Tab')
    }
    await expect(place, `${most} tab stops did not lead here`).toBeFocused()
  }

  /** Gives the keyboard to the page in the canvas, to no place of it where text is written. */
  async focusCanvas(): Promise<void> {
    await this.canvas.getByRole('main').evaluate((main) => main.ownerDocument.defaultView!.focus())
  }

  /** Takes the keyboard out of whatever has it, so that keys are the page's. */
  async leaveField(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  // --- places

  /** A point inside a block on the screen, by fractions of its width and height; scrolls to it first. */
  async pointIn(id: string, across = 0.5, down = 0.5): Promise<Point> {
    await this.page.evaluate((wanted) => {
      window.maruBuilder!.canvas!.reveal(wanted)
      window.maruBuilder!.canvas!.measure()
    }, id)
    const point = await this.page.evaluate(
      ([wanted, x, y]) => {
        const canvas = window.maruBuilder!.canvas!
        const box = canvas.boxOf(wanted)
        if (!box) return undefined
        const frame = canvas.window.frameElement!.getBoundingClientRect()
        const scale = frame.width / canvas.window.innerWidth
        return {
          x: frame.left + (box.x + box.width * x - canvas.window.scrollX) * scale,
          y: frame.top + (box.y + box.height * y - canvas.window.scrollY) * scale,
        }
      },
      [id, across, down] as const,
    )
    if (!point) throw new Error(`${id} draws nothing`)
    return point
  }

  /** Where a drop would go now: `parent|slot|index`. */
  dropTarget(): Promise<string | null> {
    return this.page.evaluate(() => document.querySelector('[data-drop-target]')?.getAttribute('data-drop-target') ?? null)
  }

  /** Drags from one point to another and lets go. @returns where the line stood at that moment. */
  async drag(from: Point, to: Point): Promise<string | null> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 })
    await mouse.move(to.x, to.y, { steps: 6 })
    await this.page.waitForSelector('[data-drop-target]', { state: 'attached', timeout: 10_000 })
    const target = await this.dropTarget()
    await mouse.up()
    return target
  }

  async centreOf(locator: Locator): Promise<Point> {
    await locator.scrollIntoViewIfNeeded()
    const box = (await locator.boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
}

export const test = siteTest.extend<{ builder: BuilderPage }>({
  builder: async ({ page }, use) => use(new BuilderPage(page)),
})
