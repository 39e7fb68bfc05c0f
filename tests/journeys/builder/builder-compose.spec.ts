// SYS-05, rows 9 and 10: a page is composed in the builder by keys alone and by mouse alone, and visitors see it when it was
// published.
import type { Page } from '@playwright/test'
import { expect, newRoute, test, type BuilderPage } from '../../support/builder-page'

/** `제목을 구역 안 5개 중 3번째로 옮겼습니다.`: the block, its container and its place, in words. */
const MOVED = /^(?<what>\S.*)[을를] (?<where>\S.*) 안 (?<of>\d+)개 중 (?<at>\d+)번째로 옮겼습니다\.$/
/** `제목을 넣었습니다. 제목, 구역 안 5개 중 3번째` */
const PUT = /^\S.*[을를] 넣었습니다\. \S.*, \S.* 안 \d+개 중 \d+번째$/
const AN_ID = /[0-9a-f]{8}-|\bb[0-9a-z]{12}\b/

const outcome = async (page: Page): Promise<string[]> =>
  page.locator('main [data-block]').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('data-block')!))

/** Counts what the hand did, in the builder's window and in the canvas's. */
async function watchHands(page: Page): Promise<{ pointers: () => Promise<number>; keys: () => Promise<number> }> {
  const counts = { pointers: 0, keys: 0 }
  await page.exposeFunction('handUsed', (what: 'pointers' | 'keys') => void counts[what]++)
  await page.addInitScript(() => {
    const tell = (what: string) => void (globalThis as unknown as { handUsed: (what: string) => void }).handUsed(what)
    addEventListener('pointerdown', () => tell('pointers'), true)
    addEventListener('keydown', () => tell('keys'), true)
  })
  return { pointers: () => Promise.resolve(counts.pointers), keys: () => Promise.resolve(counts.keys) }
}

test('a page of ten kinds of blocks is composed, edited, published by keys alone', async ({ page, editor, builder, browser, baseURL }) => {
  test.slow()
  const hands = await watchHands(page)
  const route = newRoute('by-keys')
  await editor.save({ route, title: '키보드로 만든 화면', blocks: [] })
  await builder.open(route)

  // The palette is found by a key, a block by its name or its initials.
  await builder.press('/')
  await expect(builder.palette.getByRole('searchbox', { name: '블록 찾기' })).toBeFocused()
  for (const words of ['제목', '글', 'ㅅㅈ', '구역', '두 칸', '버튼', '구분선', '카드', '영상', '아코디언']) {
    await builder.press('ControlOrMeta+a')
    await page.keyboard.type(words)
    const said = await builder.saying(() => builder.press('Enter'))
    expect(said).toMatch(PUT)
    expect(said).not.toMatch(AN_ID)
  }
  expect(await builder.outline()).toBe('heading rich-text image section[columns[button divider card-list video accordion|]]')

  // Out to the canvas; arrows choose, and say what.
  await builder.tabTo(page.locator('[data-canvas]'))
  expect(await builder.saying(() => builder.press('ArrowUp', 'ArrowUp'))).toBe('카드 모음, 두 칸의 첫째 칸 안 5개 중 3번째')
  const move = (key: string) => moved(builder, () => builder.press(key))
  expect(await move('Alt+ArrowUp')).toMatchObject({ what: '카드 모음', where: '두 칸의 첫째 칸', of: '5', at: '2' })
  expect(await move('Alt+ArrowDown')).toMatchObject({ what: '카드 모음', where: '두 칸의 첫째 칸', of: '5', at: '3' })
  expect(await move('Alt+ArrowLeft')).toMatchObject({ what: '카드 모음', where: '구역', of: '2', at: '2' })
  expect(await move('Alt+ArrowLeft')).toMatchObject({ what: '카드 모음', where: '페이지', of: '5', at: '5' })
  expect(await move('Alt+ArrowRight')).toMatchObject({ what: '카드 모음', where: '구역', of: '2', at: '2' })
  expect(await builder.outline()).toBe('heading rich-text image section[columns[button divider video accordion|] card-list]')

  const before = await builder.hash()
  await builder.press('ControlOrMeta+d')
  expect(await builder.outline()).toBe('heading rich-text image section[columns[button divider video accordion|] card-list card-list]')
  const doubled = await builder.hash()
  await builder.press('Delete')
  expect(await builder.hash()).toBe(before)
  await builder.press('ControlOrMeta+z')
  expect(await builder.hash()).toBe(doubled)
  await builder.press('ControlOrMeta+z')
  expect(await builder.hash()).toBe(before)
  await builder.press('ControlOrMeta+Shift+z', 'ControlOrMeta+z')
  expect(await builder.hash()).toBe(before)

  // The tree reaches any block, Tab from there its fields.
  await builder.press('Alt+l')
  await expect(builder.layers.getByRole('tree')).toBeFocused()
  await builder.press('Home', 'Enter')
  expect((await builder.lead()).type).toBe('heading')
  await builder.tabTo(builder.field('제목'))
  await builder.press('ControlOrMeta+a')
  await page.keyboard.type('키보드로 쓴 제목')
  await expect(builder.canvas.getByRole('heading', { name: '키보드로 쓴 제목' })).toBeVisible()
  // One entry of undo for what was typed in one field, and only for that.
  await builder.press('ControlOrMeta+z')
  expect(await builder.hash()).toBe(before)
  await builder.press('ControlOrMeta+Shift+z')
  expect((await builder.lead()).props['text']).toBe('키보드로 쓴 제목')

  // Every command can be found by name.
  await builder.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: '명령, 블록, 페이지 찾기' })).toBeFocused()
  await page.keyboard.type('ㄱㅂㅅ')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^구분선/)
  await builder.press('Enter')
  // A command runs when the palette has closed.
  await expect(page.getByRole('combobox', { name: '명령, 블록, 페이지 찾기' })).toBeHidden()
  await expect
    .poll(() => builder.outline())
    .toBe('heading divider rich-text image section[columns[button divider video accordion|] card-list]')
  // Until the fields have followed, the title's has the focus still, and with it what is pressed.
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', (await builder.lead()).id)

  // Enter edits in place; a slash at the start of a line opens the block menu; Escape ends writing.
  await builder.press('Alt+l')
  await expect(builder.layers.getByRole('tree')).toBeFocused()
  await builder.press('ArrowDown', 'Enter')
  expect((await builder.lead()).type).toBe('rich-text')
  await builder.tabTo(page.locator('[data-canvas]'))
  await builder.press('Enter')
  await expect(builder.canvas.getByRole('textbox')).toBeFocused()
  await builder.press('ControlOrMeta+a')
  await page.keyboard.type('캔버스에 쓴 글')
  await builder.press('Enter')
  await page.keyboard.type('/')
  await expect(builder.canvas.getByRole('combobox', { name: '넣을 블록 찾기' })).toBeFocused()
  await page.keyboard.type('ㅂㅌ')
  await expect(builder.canvas.getByRole('option', { selected: true })).toHaveText(/버튼/)
  await builder.press('Enter')
  expect(await builder.outline()).toBe('heading divider rich-text button image section[columns[button divider video accordion|] card-list]')
  await builder.save()
  await builder.press('ControlOrMeta+Enter')
  const dialog = page.getByRole('dialog', { name: '게시하기' })
  await builder.tabTo(dialog.getByRole('button', { name: '게시', exact: true }))
  await builder.press('Enter')
  await expect(builder.heard()).toHaveText('게시했습니다(버전 1).')
  expect(await hands.pointers()).toBe(0)

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await visitor.goto(route)
  expect(await outcome(visitor)).toEqual([
    'heading',
    'divider',
    'rich-text',
    'button',
    'image',
    'section',
    'columns',
    'button',
    'divider',
    'video',
    'accordion',
    'card-list',
  ])
  await expect(visitor.getByRole('heading', { name: '키보드로 쓴 제목' })).toBeVisible()
  await expect(visitor.getByText('캔버스에 쓴 글')).toBeVisible()
  await visitor.context().close()
})

test('a page of ten kinds of blocks is composed, edited, published by mouse alone', async ({ page, editor, builder, browser, baseURL }) => {
  test.slow()
  const hands = await watchHands(page)
  const route = newRoute('by-mouse')
  await editor.save({ route, title: '마우스로 만든 화면', blocks: [] })
  await builder.open(route)
  const menu = page.getByRole('menu', { name: '블록 메뉴' })
  const tools = page.getByRole('toolbar', { name: '블록 도구' })

  // A click puts a block after what is chosen, and inside it where it is an empty container.
  for (const title of ['제목', '글', '사진', '구역', '두 칸', '버튼', '구분선']) {
    // The block is inserted where the line was.
    await page.mouse.move(0, 0)
    await builder.tile(title).hover()
    const shown = await page.locator('[data-insert-place]').getAttribute('data-insert-place')
    expect(await builder.saying(() => builder.tile(title).click())).toMatch(PUT)
    expect(await placeOfLead(page)).toBe(shown)
  }
  expect(await builder.outline()).toBe('heading rich-text image section[columns[button divider|]]')
  const idOf = async (type: string) => new RegExp(`"id":"([^"]+)","type":"${type}"`).exec(await builder.hash())![1]!

  // A drag inserts at the line: into the empty second column, after a block, before the first.
  const columns = await idOf('columns')
  const place = builder.canvas.locator(`[data-empty="${columns}|second"]`)
  await place.scrollIntoViewIfNeeded()
  expect(await builder.drag(await builder.centreOf(builder.tile('카드 모음')), await builder.centreOf(place))).toBe(`${columns}|second|0`)
  await builder.openGroups('글과 틀', '사진과 영상')
  expect(await builder.drag(await builder.centreOf(builder.tile('영상')), await builder.pointIn(await idOf('image'), 0.5, 0.9))).toBe('||3')
  expect(await builder.drag(await builder.centreOf(builder.tile('아코디언')), await builder.pointIn(await idOf('heading'), 0.5, 0.1))).toBe(
    '||0',
  )
  expect(await builder.outline()).toBe('accordion heading rich-text image video section[columns[button divider|card-list]]')

  // Chosen on the canvas, moved by its tools, by its menu, and by its handle.
  await clickIn(builder, await idOf('heading'))
  expect((await builder.lead()).type).toBe('heading')
  expect(await moved(builder, () => tools.getByRole('button', { name: '위로' }).click())).toMatchObject({ what: '제목', of: '6', at: '1' })
  await clickIn(builder, await idOf('button'), { button: 'right' })
  await menu.getByRole('menuitem', { name: '옮기기' }).click()
  expect(await moved(builder, () => page.getByRole('menuitem', { name: '감싼 블록 밖으로 옮기기' }).click())).toMatchObject({
    what: '버튼',
    where: '구역',
    of: '2',
    at: '2',
  })
  const grip = page.getByRole('button', { name: '버튼 옮기기', exact: true })
  const said = moved(builder, async () => {
    const end = await builder.pointIn(await idOf('card-list'), 0.5, 0.02)
    expect(await builder.drag(await builder.centreOf(grip), end)).toBe(`${columns}|second|0`)
  })
  expect(await said).toMatchObject({ what: '버튼', where: '두 칸의 둘째 칸', of: '2', at: '1' })
  expect(await builder.outline()).toBe('heading accordion rich-text image video section[columns[divider|button card-list]]')

  const before = await builder.hash()
  await tools.getByRole('button', { name: '복제' }).click()
  expect(await builder.outline()).toBe('heading accordion rich-text image video section[columns[divider|button button card-list]]')
  await tools.getByRole('button', { name: '더보기' }).click()
  await menu.getByRole('menuitem', { name: '지우기' }).click()
  expect(await builder.hash()).toBe(before)
  await page.getByRole('button', { name: /^되돌리기/ }).click()
  await page.getByRole('button', { name: /^되돌리기/ }).click()
  expect(await builder.hash()).toBe(before)

  // Words are written in the inspector; text is all that the keyboard gives.
  await builder.layers.getByRole('treeitem', { name: /^제목 / }).click()
  await builder.field('제목').click({ clickCount: 3 })
  await page.keyboard.insertText('마우스로 고른 제목')
  await expect(builder.canvas.getByRole('heading', { name: '마우스로 고른 제목' })).toBeVisible()
  await builder.inspector.getByRole('tab', { name: '모양' }).click()
  await builder.inspector.getByRole('radio', { name: '가운데' }).click()
  expect((await builder.lead()).props).toMatchObject({ text: '마우스로 고른 제목', align: 'center' })

  await page.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByRole('dialog', { name: '게시하기' }).getByRole('button', { name: '게시', exact: true }).click()
  await expect(builder.heard()).toHaveText('게시했습니다(버전 1).')
  expect(await hands.keys()).toBe(0)

  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await visitor.goto(route)
  expect(await outcome(visitor)).toEqual([
    'heading',
    'accordion',
    'rich-text',
    'image',
    'video',
    'section',
    'columns',
    'divider',
    'button',
    'card-list',
  ])
  await expect(visitor.getByRole('heading', { name: '마우스로 고른 제목' })).toBeVisible()
  await visitor.context().close()
})

async function moved(builder: BuilderPage, act: () => Promise<void>): Promise<Record<string, string>> {
  const said = await builder.saying(act)
  expect(said).toMatch(MOVED)
  expect(said).not.toMatch(AN_ID)
  return MOVED.exec(said)!.groups!
}

async function clickIn(builder: BuilderPage, id: string, how: { button?: 'left' | 'right' } = {}): Promise<void> {
  const { x, y } = await builder.pointIn(id)
  await builder.page.mouse.click(x, y, how)
  await expect.poll(() => builder.selection()).toEqual([id])
}

/** The place of the last selected block, in the format of the line. */
const placeOfLead = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tree, state } = window.__ice!.editor
    const { id, parent, slot } = tree.nodes.get(state.primary!)!
    const list = parent === null ? tree.root : tree.nodes.get(parent)!.slots[slot]!
    return `${parent ?? ''}|${slot}|${list.indexOf(id)}`
  })
