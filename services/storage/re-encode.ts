// The content of an uploaded picture decides its kind, never its name or the sent type. The stored file is re-encoded from its pixels: no
// place and time of a photograph, no second file hidden behind the first.
import sharp, { type Sharp } from 'sharp'
import { readBmp } from './read-bmp'

/** Faults of a picture, by the names of the contract's errors. */
export type Fault = 'notPicture' | 'tooManyPixels'

export class PictureFault extends Error {
  override name = 'PictureFault'
  readonly fault: Fault
  constructor(fault: Fault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export interface EncodedPicture {
  body: Buffer
  ending: 'jpg' | 'png' | 'webp'
  width: number
  height: number
  /** Mean colour, `#rrggbb`. */
  color: string
}

const MOST_PIXELS = 50_000_000
/** Twice the widest derivative; a larger original would only be stored. */
const LONGEST_EDGE = 3840
/** How many pictures are processed at a time: each may need all its pixels in memory. */
const AT_ONCE = 2

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'bmp'
const ENDINGS = { jpeg: 'jpg', png: 'png', gif: 'png', webp: 'webp', avif: 'webp', bmp: 'png' } as const
/** Kinds that editors may use. */
const OF_THE_SITE: readonly PictureKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif']

/**
 * @param allowed kinds that are accepted here.
 * @throws PictureFault
 */
export async function reEncode(bytes: Buffer, allowed: readonly PictureKind[] = OF_THE_SITE): Promise<EncodedPicture> {
  const kind = kindOf(bytes)
  if (!kind || !allowed.includes(kind)) throw new PictureFault('notPicture')
  return oneOfFew(() => draw(bytes, kind))
}

async function draw(bytes: Buffer, kind: PictureKind): Promise<EncodedPicture> {
  try {
    const ending = ENDINGS[kind]
    // Of an animated picture, only the first frame is stored.
    const picture = kind === 'bmp' ? bitmap(bytes) : sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 })
    const { format } = await picture.metadata()
    if (kind !== 'bmp' && format !== kind && !(kind === 'avif' && format === 'heif')) throw new PictureFault('notPicture')
    const sized = picture.autoOrient().resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
    const written = ending === 'jpg' ? sized.jpeg({ quality: 88 }) : ending === 'png' ? sized.png() : sized.webp({ quality: 90, effort: 2 })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return { body: data, ending, width: info.width, height: info.height, color: await meanColour(data) }
  } catch (error) {
    if (error instanceof PictureFault) throw error
    throw new PictureFault(/pixel limit|too large/i.test(String(error)) ? 'tooManyPixels' : 'notPicture', error)
  }
}

function bitmap(bytes: Buffer): Sharp {
  const pixels = readBmp(bytes, MOST_PIXELS)
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

/** Only the supported kinds are ever decoded; SVG, PDF and the rest are not. */
function kindOf(bytes: Buffer): PictureKind | undefined {
  const text = bytes.toString('latin1', 0, 32)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('BM')) return 'bmp'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^[^]{4}ftyp(avif|avis|mif1[^]{4}.*avif)/.test(text)) return 'avif'
  return undefined
}

let working = 0
const waiting: (() => void)[] = []

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else working++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}
