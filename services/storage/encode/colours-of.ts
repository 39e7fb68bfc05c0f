import sharp from 'sharp'
import { oklab, type Oklab } from './oklab'

/** A colour of a picture, and its part of it, 0 to 1. */
export interface OklabColour extends Oklab {
  share: number
}

const MOST = 5
const EDGE = 48
const ROUNDS = 12
/** Below this distance nobody calls two colours different. */
const SAME = 0.02

/** The five colours of a picture that stand for most of it, the largest part first: k-means in Oklab over a thumbnail. Equal pictures give equal colours. */
export async function coloursOf(picture: Buffer): Promise<OklabColour[]> {
  const data = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(EDGE, EDGE, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const channels = data.length / (EDGE * EDGE)
  const pixels: Oklab[] = []
  for (let i = 0; i < data.length; i += channels)
    pixels.push(oklab(data[i]!, data[channels === 3 ? i + 1 : i]!, data[channels === 3 ? i + 2 : i]!))
  return grouped(pixels)
}

function grouped(pixels: readonly Oklab[]): OklabColour[] {
  let centres = firstCentres(pixels)
  let groups: Oklab[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = centres.map(() => [])
    for (const pixel of pixels) groups[nearest(pixel, centres)]!.push(pixel)
    centres = groups.map((group, i) => (group.length > 0 ? mean(group) : centres[i]!))
  }
  return centres
    .map((centre, i) => ({ ...centre, share: groups[i]!.length / pixels.length }))
    .filter(({ share }) => share > 0.01)
    .sort((a, b) => b.share - a.share)
}

/** The mean, and then each time the pixel that lies farthest from those chosen: the same for the same pixels, unlike random ones. */
function firstCentres(pixels: readonly Oklab[]): Oklab[] {
  const centres = [mean(pixels)]
  while (centres.length < MOST) {
    let farthest = pixels[0]!
    let most = -1
    for (const pixel of pixels) {
      const away = distance(pixel, centres[nearest(pixel, centres)]!)
      if (away > most) [farthest, most] = [pixel, away]
    }
    if (Math.sqrt(most) < SAME) break
    centres.push(farthest)
  }
  return centres
}

function nearest(pixel: Oklab, centres: readonly Oklab[]): number {
  let found = 0
  for (let i = 1; i < centres.length; i++) if (distance(pixel, centres[i]!) < distance(pixel, centres[found]!)) found = i
  return found
}

const distance = (one: Oklab, other: Oklab): number => (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2

function mean(pixels: readonly Oklab[]): Oklab {
  const sum = { l: 0, a: 0, b: 0 }
  for (const { l, a, b } of pixels) {
    sum.l += l
    sum.a += a
    sum.b += b
  }
  return { l: sum.l / pixels.length, a: sum.a / pixels.length, b: sum.b / pixels.length }
}
