import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './draw-card'

const WORDS = { kicker: '나의 인테리어 레벨', title: '공간 설계자', text: '빛과 동선을 먼저 생각합니다.', foot: '라움결' }
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8b9a86' } })
  .png()
  .toBuffer()

test('a square picture with the photograph above and the words below, equal words giving equal bytes', async () => {
  const [card, again, other] = await Promise.all([
    drawCard(WORDS, photo),
    drawCard(WORDS, photo),
    drawCard({ ...WORDS, title: '취향 수집가' }, photo),
  ])
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  expect(again.equals(card)).toBe(true)
  expect(other.equals(card)).toBe(false)
  expect(await darkIn(card, { left: 0, top: 0, width: 1080, height: 600 })).toBe(0)
  expect(await darkIn(card, { left: 0, top: 640, width: 1080, height: 440 })).toBeGreaterThan(2_000)
  // The last line keeps its place at the bottom.
  expect(await darkIn(card, { left: 0, top: 960, width: 1080, height: 100 })).toBeGreaterThan(100)
})

test('a photograph that is none is an error', async () => {
  await expect(drawCard(WORDS, Buffer.from('no picture'))).rejects.toThrow(/unsupported image format/)
})

test('what is not drawn in time is an error', async () => {
  await expect(drawCard(WORDS, photo, 1)).rejects.toThrow('not drawn within')
})

/** Number of dark pixels in a part of the picture. */
async function darkIn(card: Buffer, part: Region): Promise<number> {
  const pixels = await sharp(card).extract(part).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 80).length
}
