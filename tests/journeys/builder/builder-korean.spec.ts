// Rows 17 and 18: syllables are composed in every place where words are written, as an input method composes them; no key of a
// composition is a command; a word is one step back.
import type { Page } from '@playwright/test'
import { block, expect, newRoute, test, type BuilderPage } from '../../support/builder-page'
import { Hand } from '../../support/hand'

/** Keys that mean something to a field or to the builder, and belong to the input method while it composes. */
const KEYS = ['Enter', 'Escape', 'Space', 'Backspace', 'ArrowDown', 'Tab']

/** A syllable is begun, every one of these keys is pressed as part of it, and it is ended. */
async function composeUnderKeys(page: Page, hand: Hand, syllable: string, check: () => Promise<void>): Promise<void> {
  await hand.compose('ㅎ')
  for (const code of KEYS) {
    await hand.processKey(code)
    await pressComposing(page, code)
    await check()
  }
  await hand.compose('하')
  await hand.compose(syllable)
  await hand.commit(syllable)
}

/** The key as Safari and Firefox tell it: by its own name, and marked as part of a composition. */
async function pressComposing(page: Page, code: string): Promise<void> {
  await page.evaluate((name) => {
    const frame = document.activeElement as HTMLIFrameElement | null
    const inner = frame?.matches('[data-canvas]') ? frame.contentWindow! : window
    const { KeyboardEvent } = inner as unknown as typeof globalThis
    const key = name === 'Space' ? ' ' : name
    const event = new KeyboardEvent('keydown', { code: name, key, isComposing: true, bubbles: true, cancelable: true })
    inner.document.activeElement!.dispatchEvent(event)
  }, code)
}

const wordsOf = async (builder: BuilderPage, name: string): Promise<unknown> => (await builder.lead()).props[name]

/** Taken back by one press of Ctrl+Z, and done again by one more. */
async function isOneStep(builder: BuilderPage, before: string): Promise<void> {
  const after = await builder.hash()
  expect(after).not.toBe(before)
  await builder.press('ControlOrMeta+z')
  expect(await builder.hash()).toBe(before)
  await builder.press('ControlOrMeta+Shift+z')
  expect(await builder.hash()).toBe(after)
}

// --- on the canvas

test('a heading, a rich text and the slash menu on the canvas take words that are composed', async ({ page, editor, builder }) => {
  const one = block('heading', { text: '처음', level: 2 })
  const text = block('rich-text', { html: '<p>처음</p>' })
  const route = newRoute('ime-canvas')
  await editor.save({ route, title: '한글', blocks: [one, block('divider', {}), text] })
  await builder.open(route)
  const hand = await Hand.of(page)
  await test.step('a heading, at the end of its words and into emptied ones', () => writeHeading(builder, hand, one.id))
  await test.step('a rich text, in a line and in an empty text with its placeholder', () => writeRichText(builder, hand, text.id))
  await test.step('only a real Enter puts a block of the slash menu in', () => putBySlash(builder, hand, text.id))
})

async function writeHeading(builder: BuilderPage, hand: Hand, id: string): Promise<void> {
  const { page } = builder
  const box = builder.canvas.locator('[data-writing][role=textbox]')
  await write(builder, id)
  await expect(box).toBeFocused()
  await builder.press('End')

  const before = await builder.hash()
  await composeUnderKeys(page, hand, '한', async () => expect(box).toBeFocused())
  await hand.write('글')
  await expect(box).toHaveText('처음한글')
  expect(await wordsOf(builder, 'text')).toBe('처음한글')
  expect(await builder.outline()).toBe('heading divider rich-text')
  await isOneStep(builder, before)

  await builder.press('ControlOrMeta+a', 'Delete')
  await expect(box).toHaveText('')
  await composeUnderKeys(page, hand, '한', async () => expect(box).toBeFocused())
  await hand.write('옥 마루')
  await expect(box).toHaveText('한옥 마루')
  expect(await wordsOf(builder, 'text')).toBe('한옥 마루')
  await expect(builder.canvas.getByRole('heading', { name: '한옥 마루' })).toBeAttached()

  // Once nothing is composed Enter is Enter again: it goes on to a paragraph of its own below.
  await builder.press('Enter')
  await expect.poll(() => builder.outline()).toBe('heading rich-text divider rich-text')
  await expect(builder.canvas.getByRole('textbox')).toBeFocused()
  await builder.press('Escape', 'ControlOrMeta+z')
  expect(await builder.outline()).toBe('heading divider rich-text')
}

async function writeRichText(builder: BuilderPage, hand: Hand, id: string): Promise<void> {
  const { page } = builder
  const box = builder.canvas.getByRole('textbox')
  await write(builder, id)
  await expect(box).toBeFocused()
  await builder.press('ControlOrMeta+End')

  const before = await builder.hash()
  await composeUnderKeys(page, hand, '한', async () => expect(box).toBeFocused())
  await hand.write('글')
  await expect(box).toHaveText('처음한글')
  expect(await wordsOf(builder, 'html')).toBe('<p>처음한글</p>')
  await isOneStep(builder, before)

  await builder.press('ControlOrMeta+a', 'Delete')
  const placeholder = builder.canvas.getByText('글을 적거나 /로 블록을 넣습니다')
  await expect(placeholder).toBeVisible()
  await hand.compose('ㅎ')
  await expect(placeholder).toHaveCount(0)
  await hand.compose('하')
  await hand.compose('한')
  await hand.commit('한')
  await hand.write('옥')
  await expect(box).toHaveText('한옥')
  expect(await wordsOf(builder, 'html')).toBe('<p>한옥</p>')
  await builder.press('Escape')
  await expect(box).toHaveCount(0)
  expect(await wordsOf(builder, 'html')).toBe('<p>한옥</p>')
}

async function putBySlash(builder: BuilderPage, hand: Hand, id: string): Promise<void> {
  const { page } = builder
  await write(builder, id)
  await expect(builder.canvas.getByRole('textbox')).toBeFocused()
  await builder.press('ControlOrMeta+End', 'Enter')
  await page.keyboard.type('/')
  const search = builder.canvas.getByRole('combobox', { name: '넣을 블록 찾기' })
  await expect(search).toBeFocused()
  await expect(search).toHaveAttribute('placeholder', '블록 이름이나 초성')

  await hand.compose('ㄱ')
  for (const code of KEYS) {
    await hand.processKey(code)
    await pressComposing(page, code)
    await expect(search).toBeFocused()
  }
  await hand.compose('구')
  await hand.commit('구')
  await hand.write('분선')
  await expect(search).toHaveValue('구분선')
  await expect(builder.canvas.getByRole('option')).toHaveText(['구분선'])
  expect(await builder.outline()).toBe('heading divider rich-text')
  await builder.press('Enter')
  expect(await builder.outline()).toBe('heading divider rich-text divider')
}

// --- round it

test('fields of the inspector, the palette and the command palette take words that are composed', async ({ page, editor, builder }) => {
  const one = block('heading', { text: '처음', level: 2 })
  const route = newRoute('ime-round')
  await editor.save({ route, title: '한글', blocks: [one, block('divider', {})] })
  await builder.open(route)
  const hand = await Hand.of(page)
  await test.step('a field of the inspector, full and empty', () => writeFields(builder, hand, one.id))
  await test.step('only a real Enter puts a block of the palette in', () => putByPalette(builder, hand))
  await test.step('only a real Enter runs a command', () => runCommand(builder, hand))
})

async function writeFields(builder: BuilderPage, hand: Hand, id: string): Promise<void> {
  const { page } = builder
  await builder.select(id)

  for (const [name, prop, start, end] of [
    ['제목', 'text', '처음', '처음한글'],
    ['윗글', 'eyebrow', '', '한글'],
  ] as const) {
    const field = builder.field(name)
    await field.focus()
    await builder.press('End')
    await expect(field).toHaveValue(start)
    const before = await builder.hash()
    await composeUnderKeys(page, hand, '한', async () => expect(field).toBeFocused())
    await hand.write('글')
    await expect(field).toHaveValue(end)
    expect(await wordsOf(builder, prop)).toBe(end)
    await expect(builder.block(id).getByText(end, { exact: true })).toBeAttached()
    expect(await builder.outline()).toBe('heading divider')
    expect(await builder.selection()).toEqual([id])
    await isOneStep(builder, before)
    await expect(field).toHaveValue(end)
  }
}

async function putByPalette(builder: BuilderPage, hand: Hand): Promise<void> {
  const { page } = builder
  const search = builder.palette.getByRole('searchbox', { name: '블록 찾기' })
  await search.focus()
  await expect(search).toHaveAttribute('placeholder', '블록 찾기')

  await hand.write('구분')
  await hand.compose('ㅅ')
  for (const code of KEYS) {
    await hand.processKey(code)
    await pressComposing(page, code)
    await expect(search).toBeFocused()
    expect(await builder.outline()).toBe('heading divider')
  }
  await hand.compose('서')
  await hand.compose('선')
  await hand.commit('선')
  await expect(search).toHaveValue('구분선')
  await expect(builder.palette.locator('[data-tile]')).toHaveText(['구분선'])
  await builder.press('Enter')
  expect(await builder.outline()).toBe('heading divider divider')
}

async function runCommand(builder: BuilderPage, hand: Hand): Promise<void> {
  const { page } = builder
  await builder.leaveField()
  await builder.press('ControlOrMeta+k')
  const search = page.getByRole('combobox', { name: '명령, 블록, 페이지 찾기' })
  await expect(search).toBeFocused()
  const before = await builder.hash()

  await composeUnderKeys(page, hand, '단', async () => {
    await expect(search).toBeFocused()
    await expect(page.getByRole('dialog', { name: '명령 찾기' })).toBeVisible()
  })
  await hand.write('축키 보기')
  await expect(search).toHaveValue('단축키 보기')
  expect(await builder.hash()).toBe(before)
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^단축키 보기/)
  await builder.press('Enter')
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible()
}

/** Begins to write the words of a block on the canvas: a click chooses, the next one writes. */
async function write(builder: BuilderPage, id: string): Promise<void> {
  await builder.select(id)
  const { x, y } = await builder.pointIn(id)
  await builder.page.mouse.click(x, y)
  await expect.poll(() => builder.page.evaluate(() => window.__ice!.editor.state.writing?.id)).toBe(id)
}
