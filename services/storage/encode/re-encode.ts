// The content of an uploaded picture decides its kind, never its name or the sent type. The stored file is re-encoded from its pixels: no
// place and time of a photograph, no second file hidden behind the first. This runs in a process of its own (encode-server.ts), because
// a decoder cannot be interrupted otherwise.
import sharp, { type Sharp } from 'sharp'
import type { Crop } from '@/services/db/tables/media'
import { coloursOf, type OklabColour } from './colours-of'
import { kindOf, type PictureKind } from './picture-kind'
import { PictureFault } from './picture-fault'
import { readBmp } from './read-bmp'
import { readHeic } from './read-heic'

export interface EncodedPicture {
  body: Buffer
  ending: 'jpg' | 'png' | 'webp'
  width: number
  height: number
  /** Mean colour, `#rrggbb`. */
  color: string
  colours: readonly OklabColour[]
}

const MOST_PIXELS = 50_000_000
/** Twice the widest derivative; a larger original would only be stored. */
const LONGEST_EDGE = 3840
/** A line of one pixel cannot be shown, and encoders fail at it. */
const MOST_RATIO = 100

const ENDINGS = { jpeg: 'jpg', png: 'png', gif: 'png', webp: 'webp', avif: 'webp', heic: 'jpg', bmp: 'png' } as const

/**
 * @param allowed kinds that are accepted here.
 * @throws PictureFault
 */
export async function reEncode(bytes: Buffer, allowed: readonly PictureKind[]): Promise<EncodedPicture> {
  const kind = kindOf(bytes)
  if (kind === 'svg') throw new PictureFault('drawing')
  if (!kind || !allowed.includes(kind)) throw new PictureFault('notPicture')
  return withFaults(async () => {
    const picture = await open(bytes, kind)
    const { format, width = 0, height = 0 } = await picture.metadata()
    if (!['bmp', 'heic'].includes(kind) && format !== kind && !(kind === 'avif' && format === 'heif')) throw new PictureFault('notPicture')
    if (Math.max(width, height) > MOST_RATIO * Math.min(width, height)) throw new PictureFault('tooNarrow')
    const sized = picture.autoOrient().resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
    return written(sized, ENDINGS[kind])
  })
}

/** A part of a stored picture as a picture. @throws PictureFault */
export function cut(stored: Buffer, ending: EncodedPicture['ending'], { x, y, width, height }: Crop): Promise<EncodedPicture> {
  return withFaults(async () => {
    const whole = await sharp(stored).metadata()
    const pixels = (percent: number, of: number): number => Math.round((percent / 100) * of)
    const left = Math.min(pixels(x, whole.width), whole.width - 1)
    const top = Math.min(pixels(y, whole.height), whole.height - 1)
    const size = {
      width: Math.max(1, Math.min(pixels(width, whole.width), whole.width - left)),
      height: Math.max(1, Math.min(pixels(height, whole.height), whole.height - top)),
    }
    if (Math.max(size.width, size.height) > MOST_RATIO * Math.min(size.width, size.height)) throw new PictureFault('tooNarrow')
    return written(sharp(stored).extract({ left, top, ...size }), ending)
  })
}

async function written(picture: Sharp, ending: EncodedPicture['ending']): Promise<EncodedPicture> {
  const encoder =
    ending === 'jpg' ? picture.jpeg({ quality: 88 }) : ending === 'png' ? picture.png() : picture.webp({ quality: 90, effort: 2 })
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true })
  return { body: data, ending, width: info.width, height: info.height, color: await meanColour(data), colours: await coloursOf(data) }
}

async function withFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureFault) throw error
    throw new PictureFault(/pixel limit|too large/i.test(String(error)) ? 'tooManyPixels' : 'notPicture', error)
  }
}

async function open(bytes: Buffer, kind: PictureKind): Promise<Sharp> {
  if (kind !== 'bmp' && kind !== 'heic') {
    // Of an animated picture, only the first frame is stored.
    return sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 })
  }
  const pixels = kind === 'bmp' ? readBmp(bytes, MOST_PIXELS) : await readHeic(bytes, MOST_PIXELS)
  if (!pixels) throw new PictureFault('notPicture')
  const { data, ...raw } = pixels
  return sharp(data, { raw })
}

async function meanColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
