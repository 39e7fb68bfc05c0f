// The content of an uploaded picture decides its kind, never its name or the sent type. The stored file is re-encoded from its pixels: no
// place and time of a photograph, no second file hidden behind the first. This runs in a process of its own (encode-server.ts), because
// a decoder cannot be interrupted otherwise.
import sharp, { type Sharp } from 'sharp'
import type { Crop } from '@/services/db/tables/media'
import { coloursOf, type OklabColour } from './colours-of'
import { fittedSize, type Size } from './fitted-size'
import { heicProfile } from './heic-profile'
import { kindOf, type PictureKind } from './picture-kind'
import { PictureFault } from './picture-fault'
import { readBmp } from './read-bmp'
import { readHeic } from './read-heic'
import { withProfile } from './with-profile'

export interface EncodedPicture {
  body: Buffer
  ending: 'jpg' | 'png' | 'webp'
  width: number
  height: number
  /** Mean colour, `#rrggbb`. */
  color: string
  colours: readonly OklabColour[]
}

/** Of what is decoded line by line: phones take 64 megapixels, which are 9248 × 6944. */
const MOST_PIXELS = 67_108_864
/** Of what lies in memory as a whole. */
const MOST_AT_ONCE = 50_500_000
/** Of all pictures of one that moves; derivatives of it are made on request. */
const MOST_MOVING = 40_000_000
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
    const { picture, size, isMoving } = await open(bytes, kind)
    const { width, height } = size
    if (Math.max(width, height) > MOST_RATIO * Math.min(width, height)) throw new PictureFault('tooNarrow')
    const sized = picture.autoOrient().resize({ ...fittedSize(size), fit: 'fill' })
    return written(sized, isMoving ? 'webp' : ENDINGS[kind])
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
    return written(sharp(stored, { animated: true }).extract({ left, top, ...size }), ending)
  })
}

async function written(picture: Sharp, ending: EncodedPicture['ending']): Promise<EncodedPicture> {
  const encoder =
    ending === 'jpg' ? picture.jpeg({ quality: 88 }) : ending === 'png' ? picture.png() : picture.webp({ quality: 90, effort: 2 })
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true })
  // Of one that moves, the pictures lie one below the other.
  const height = info.pageHeight ?? info.height
  return { body: data, ending, width: info.width, height, color: await meanColour(data), colours: await coloursOf(data) }
}

async function withFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureFault) throw error
    throw new PictureFault(/pixel limit|too large/i.test(String(error)) ? 'tooManyPixels' : 'notPicture', error)
  }
}

interface Opened {
  picture: Sharp
  /** Upright. */
  size: Size
  isMoving: boolean
}

async function open(bytes: Buffer, kind: PictureKind): Promise<Opened> {
  if (kind === 'bmp' || kind === 'heic') return openPixels(bytes, kind)
  const whole = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const
  const still = sharp(bytes, { ...whole, pages: 1 })
  const { format, width, pages = 1, autoOrient: size } = await still.metadata()
  if (format !== kind && !(kind === 'avif' && format === 'heif')) throw new PictureFault('notPicture')
  if (pages === 1 || (kind !== 'gif' && kind !== 'webp')) return { picture: still, size, isMoving: false }
  // One that moves goes on moving: as a still one, half of what it says would be gone without a word.
  if (width * size.height * pages > MOST_MOVING) throw new PictureFault('tooLong')
  return { picture: sharp(bytes, { ...whole, animated: true }), size, isMoving: true }
}

async function openPixels(bytes: Buffer, kind: 'bmp' | 'heic'): Promise<Opened> {
  const pixels = kind === 'bmp' ? readBmp(bytes, MOST_AT_ONCE) : await readHeic(bytes, MOST_AT_ONCE).catch(brokenHeic)
  if (!pixels) throw new PictureFault(kind === 'heic' ? 'unreadable' : 'notPicture')
  const { data, ...raw } = pixels
  const profile = kind === 'heic' ? await heicProfile(bytes) : undefined
  const picture = sharp(data, { raw })
  return { picture: profile ? await inColoursOf(profile, picture, raw) : picture, size: raw, isMoving: false }
}

/** It says of itself that it is one: a person who sent a damaged photograph is not told to send a photograph. */
function brokenHeic(error: unknown): never {
  throw error instanceof PictureFault ? error : new PictureFault('unreadable', error)
}

/** The same pixels, read as colours of this profile: what decodes HEIC tells the numbers only, and numbers of a wide space are dull in another. */
async function inColoursOf(profile: Buffer, picture: Sharp, size: Size): Promise<Sharp> {
  const { data } = await picture
    .resize({ ...fittedSize(size), fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return sharp(withProfile(data, profile))
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
