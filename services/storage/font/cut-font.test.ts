import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFont } from './cut-font'

const WHOLE = join(process.cwd(), 'node_modules/pretendard/dist/public/variable/PretendardVariable.ttf')
const FVAR = 47
const GVAR = 48
const running = (code: string) => ({ worker: new URL(`data:text/javascript,${encodeURIComponent(code)}`) })

test('holds the glyphs with their weights, and the same ones give the same bytes', async () => {
  // Emoji and Hanja are not in the font.
  const [one, other, more] = await Promise.all(['마루 ABC', '마루 ABC', '마루 ABC 꽃밭 😀 漢字'].map((text) => cutFont(WHOLE, text)))
  expect(one!.toString('latin1', 0, 4)).toBe('wOF2')
  expect(one!.equals(other!)).toBe(true)
  expect(more!.length).toBeGreaterThan(one!.length)
  expect(more!.length).toBeLessThan(statSync(WHOLE).size / 500)
  // Tables of a WOFF2 file are numbered; without fvar and gvar every weight would look the same.
  expect(tableNumbers(more!)).toEqual(expect.arrayContaining([FVAR, GVAR]))
})

test('a cutter that throws, ends or hangs is an error, within its time', async () => {
  await expect(cutFont(WHOLE, 'a', running('throw new Error("no")'))).rejects.toThrow('no')
  await expect(cutFont(WHOLE, 'a', running(''))).rejects.toThrow('ended')
  const started = performance.now()
  await expect(cutFont(WHOLE, 'a', { ...running('for (;;);'), deadline: 200 })).rejects.toThrow('not cut within 0.2 s')
  expect(performance.now() - started).toBeLessThan(5_000)
})

/** The flag bytes' table numbers of a WOFF2 directory (section 4.1 of the format). */
function tableNumbers(font: Buffer): number[] {
  const count = font.readUInt16BE(12)
  const found: number[] = []
  let at = 48
  const skipNumber = (): void => {
    while (font[at++]! & 0x80);
  }
  for (let i = 0; i < count; i++) {
    const flags = font[at++]!
    const number = flags & 0x3f
    found.push(number)
    if (number === 63) at += 4
    skipNumber()
    const version = flags >> 6
    if (number === 10 || number === 11 ? version === 0 : version !== 0) skipNumber()
  }
  return found
}
