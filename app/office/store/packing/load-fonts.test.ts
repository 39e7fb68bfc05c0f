import { expect, test, vi } from 'vitest'
import { loadFonts } from './load-fonts'

test('a print waits for the letters that it has in every font of the stack, though one of another system fails', async () => {
  const asked: string[] = []
  let come = (): void => undefined
  const load = (font: string, text?: string): Promise<FontFace[]> => {
    asked.push(`${font}: ${text}`)
    return font.includes('Apple') ? Promise.reject(new Error('none')) : new Promise((resolve) => (come = () => resolve([])))
  }
  const done = vi.fn()
  const waited = loadFonts({ load }, "'Apple SD', 'Pretendard Variable'", '살핀 사람').then(done)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect([done.mock.calls, asked]).toEqual([[], ["16px 'Apple SD': 살핀 사람", "16px 'Pretendard Variable': 살핀 사람"]])
  come()
  await waited
  expect(done).toHaveBeenCalledWith(true)
})

test('letters that do not come are told, so that the system writes them', async () => {
  expect(await loadFonts({ load: () => new Promise(() => undefined) }, 'Pretendard', '가', 5)).toBe(false)
})
