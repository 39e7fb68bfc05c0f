// Row 18: shortcuts go by the place of a key, whatever letter the layout has there.
import { block, expect, newRoute, test, type BuilderPage } from '../../support/builder-page'
import { Hand } from '../../support/hand'

test('on a Korean layout Ctrl+ㅋ takes one step back, from the canvas and from the builder; what AltGr writes is no shortcut', async ({
  editor,
  builder,
}) => {
  const one = block('heading', { text: '그대로', level: 2 })
  const route = newRoute('korean-keys')
  await editor.save({ route, title: '한글', blocks: [one, block('divider', {}), block('heading', { text: '뒤', level: 2 })] })
  await builder.open(route)
  await test.step('Ctrl+ㅋ', () => stepBack(builder))
  await test.step('AltGr', () => writeByAltGr(builder, one.id))
})

async function stepBack(builder: BuilderPage): Promise<void> {
  const { page } = builder
  const hand = await Hand.of(page)
  const places: [string, () => Promise<void>][] = [
    ['canvas', () => builder.canvas.getByRole('main').evaluate((main) => main.ownerDocument.defaultView!.focus())],
    ['builder', () => page.locator('#main').focus()],
  ]
  for (const [where, focus] of places) {
    const hashes = [await builder.hash()]
    for (const title of ['제목', '구분선', '버튼']) {
      await builder.tile(title).click()
      hashes.push(await builder.hash())
    }
    await focus()
    await hand.koreanKey('KeyZ', 'ㅋ', { ctrl: true })
    expect(await builder.hash(), where).toBe(hashes[2])
    await hand.koreanKey('KeyZ', 'ㅋ', { ctrl: true })
    expect(await builder.hash(), where).toBe(hashes[1])
    await hand.koreanKey('KeyZ', 'ㅋ', { ctrl: true, shift: true })
    expect(await builder.hash(), where).toBe(hashes[2])
    await hand.koreanKey('KeyY', 'ㅛ', { ctrl: true })
    expect(await builder.hash(), where).toBe(hashes[3])
  }
}

async function writeByAltGr(builder: BuilderPage, id: string): Promise<void> {
  const { page } = builder
  await builder.select(id)
  await builder.press('ControlOrMeta+d')
  const state = () =>
    page.evaluate(() => {
      const { mode, device, zoom, panel, overlay, selection, writing, announcement } = window.__ice!.editor.state
      return { mode, device, zoom, panel, overlay, selection, writing, heard: announcement.n }
    })
  const [hash, before] = [await builder.hash(), await state()]

  const taken = await page.evaluate(() => {
    const codes = [
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `Key${letter}`),
      ...[...'0123456789'].map((digit) => `Digit${digit}`),
      ...['Enter', 'Escape', 'Delete', 'Backspace', 'Slash', 'Period', 'Comma', 'Equal', 'Minus', 'F2'],
      ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ]
    const found: string[] = []
    for (const one of [window, window.maruBuilder!.canvas!.window] as unknown as (typeof globalThis & Window)[])
      for (const code of codes)
        for (const shiftKey of [false, true]) {
          // Windows tells AltGr as Ctrl and Alt together, others as neither.
          for (const isBoth of [true, false]) {
            const how = { code, shiftKey, ctrlKey: isBoth, altKey: isBoth, modifierAltGraph: true, bubbles: true, cancelable: true }
            if (!one.document.body.dispatchEvent(new one.KeyboardEvent('keydown', { key: 'x', ...how }))) found.push(code)
          }
        }
    return found
  })
  expect(taken).toEqual([])
  expect(await builder.hash()).toBe(hash)
  expect(await state()).toEqual(before)
}
