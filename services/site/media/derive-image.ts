// Sized derivatives of the site's pictures: `/img/{W}x{H}/{key}` (content 9, "resize via path segments"). WebP is made at once; AVIF,
// which costs ten times as long, is made after the first answer and served from then on. The URL is public: only the sizes that pages
// name are made, each once, and the folder that holds them is bounded.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CallFailure } from '@/schemas/api/base/failure'
import { PICTURE_SEGMENTS } from '@/schemas/rules/base/picture-sizes'
import { diskGuard, FREE_FLOOR } from '@/services/db/disk-guard'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'
import { readPicture, type FoundPicture } from '@/services/storage/read-picture'
import { DerivedFiles } from './derived-files'
import { corner, focalOf, MIDDLE } from './focal-of'

const MOST_BYTES = 512 * 1024 * 1024
/** Well above the limit at which saves are refused, because derived files must not use up the space of originals. */
const SPARE = 2 * FREE_FLOOR

export interface Derived {
  body: Buffer
  type: string
  /** False while a better format is still being made: cache it briefly only. */
  final: boolean
}

/**
 * @param size `960x0` keeps the ratio, `800x400` covers the frame.
 * @param key the part after `/media/` of the storage path, of a shipped or an uploaded picture.
 * @throws CallFailure 400 for a size that is not offered, 404 for an unknown picture.
 */
export async function deriveImage(size: string, key: string, accept: string): Promise<Derived> {
  const [width, height] = readSize(size)
  const source = await readSource(key)
  // Only a cut needs the point that it keeps; the point may change, and the URL does not.
  const focal = height > 0 ? await focalOf(key) : MIDDLE
  const isLasting = height === 0
  const name = createHash('sha256')
    .update(`${source.id} ${size}${focal === MIDDLE ? '' : ` ${focal}`}`)
    .digest('hex')
  const files = derivedFiles()
  const avif = settings().avif && accept.includes('image/avif') ? await files.read(`${name}.avif`) : NOT_SMALLER
  if (avif && avif.length > 0) return { body: avif, type: 'image/avif', final: isLasting }
  const body = await files.readOrMake(`${name}.webp`, async () =>
    (await resized(await source.read(), width, height, focal)).webp({ quality: 75, effort: 3 }).toBuffer(),
  )
  if (!avif) makeAvifLater(files, `${name}.avif`, () => avifOf(source, width, height, focal, body.length))
  return { body, type: 'image/webp', final: isLasting && avif !== undefined }
}

/** Stands where AVIF would be larger than WebP, as it is for some swatches. */
const NOT_SMALLER = Buffer.alloc(0)

async function avifOf(source: FoundPicture, width: number, height: number, focal: string, webpBytes: number): Promise<Buffer> {
  const picture = await source.read()
  // What moves goes on moving as WebP alone.
  if (height === 0 && ((await sharp(picture).metadata()).pages ?? 1) > 1) return NOT_SMALLER
  const avif = await (await resized(picture, width, height, focal)).avif({ quality: 50, effort: 3 }).toBuffer()
  return avif.length < webpBytes ? avif : NOT_SMALLER
}

const byFolder = new Map<string, DerivedFiles>()

function derivedFiles(): DerivedFiles {
  const { dataDir } = settings()
  const folder = join(dataDir, 'images')
  let files = byFolder.get(folder)
  if (!files) {
    const hasRoom = () =>
      diskGuard(dataDir, SPARE).then(
        () => true,
        () => false,
      )
    byFolder.set(folder, (files = new DerivedFiles({ folder, maxBytes: MOST_BYTES, hasRoom, now: Date.now })))
  }
  return files
}

function readSize(size: string): [number, number] {
  if (!PICTURE_SEGMENTS.includes(size)) {
    throw new CallFailure('400', `지원하지 않는 이미지 크기입니다. ${PICTURE_SEGMENTS.join(', ')} 중에서 고를 수 있습니다.`)
  }
  const [width = 0, height = 0] = size.split('x').map(Number)
  return [width, height]
}

async function readSource(key: string): Promise<FoundPicture> {
  const found = await readPicture(key)
  if (!found) throw new CallFailure('404', '이미지를 찾을 수 없습니다.', { status: 404 })
  return found
}

/** A width keeps the ratio; with a height the frame is covered, and what the focal point names stays in it. */
async function resized(picture: Buffer, width: number, height: number, focal: string): Promise<Sharp> {
  const limits = { limitInputPixels: 40_000_000, failOn: 'warning' } as const
  if (height === 0)
    return sharp(picture, { ...limits, animated: true })
      .rotate()
      .resize({ width, withoutEnlargement: true })
  const source = sharp(picture, limits)
  if (focal === MIDDLE) return source.rotate().resize({ width, height, fit: 'cover' })
  const { autoOrient } = await source.metadata()
  const scale = Math.max(width / autoOrient.width, height / autoOrient.height)
  const whole = {
    width: Math.max(width, Math.round(autoOrient.width * scale)),
    height: Math.max(height, Math.round(autoOrient.height * scale)),
  }
  return source
    .rotate()
    .resize({ ...whole, fit: 'fill' })
    .extract({ ...corner(whole, { width, height }, focal), width, height })
}

const waiting = new Map<string, () => Promise<unknown>>()
let working = false

function makeAvifLater(files: DerivedFiles, name: string, make: () => Promise<Buffer>): void {
  if (waiting.size >= 500 || waiting.has(name)) return
  waiting.set(name, () => files.readOrMake(name, make))
  if (!working) void work()
}

async function work(): Promise<void> {
  working = true
  for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
    const [name, make] = next.value
    await make().catch((error: unknown) =>
      logger().warn({ event: 'avif-failed', reason: String(error) }, 'an AVIF derivative was not made'),
    )
    waiting.delete(name)
  }
  working = false
}
