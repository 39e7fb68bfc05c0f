// Sized derivatives of the site's pictures: `/img/{W}x{H}/{key}` (content 9, "resize via path segments").
// WebP is made at once; AVIF, which costs ten times as long, is made behind the first answer and served from then on.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { CallFailure } from '@/schemas/api/failure'
import { diskGuard } from '@/services/db/disk-guard'
import { logger } from '@/services/kit/log'
import { settings } from '@/services/kit/settings'
import { keepFile, pathOfPicture } from '@/services/kit/stored-pictures'

export const WIDTHS = [160, 320, 480, 640, 750, 800, 960, 1280, 1520, 1920] as const
const MAX_HEIGHT = 1920

export interface Derived {
  body: Buffer
  type: string
  /** False while a better form is still being made: hold it shortly. */
  final: boolean
}

/**
 * @param size `960x0` keeps the ratio, `800x400` covers the frame.
 * @param key what follows `/media/` in the storage path, of a shipped or an uploaded picture.
 * @throws CallFailure 400 for a size that is not offered, 404 for a picture that is not there.
 */
export async function deriveImage(size: string, key: string, accept: string): Promise<Derived> {
  const [width, height] = readSize(size)
  const source = await readSource(key)
  const name = join(settings().dataDir, 'images', createHash('sha256').update(`${key} ${width}x${height} ${source.stamp}`).digest('hex'))
  if (accept.includes('image/avif')) {
    const kept = await readFile(`${name}.avif`).catch(() => null)
    if (kept) return { body: kept, type: 'image/avif', final: true }
    makeAvifBehind(name, source.path, width, height)
  }
  const kept = await readFile(`${name}.webp`).catch(() => null)
  if (kept) return { body: kept, type: 'image/webp', final: !accept.includes('image/avif') }
  const body = await resized(source.path, width, height).webp({ quality: 75, effort: 3 }).toBuffer()
  await keep(`${name}.webp`, body)
  return { body, type: 'image/webp', final: !accept.includes('image/avif') }
}

function readSize(size: string): [number, number] {
  const match = /^(\d{1,4})x(\d{1,4})$/.exec(size)
  const width = Number(match?.[1])
  const height = Number(match?.[2])
  if (!match || !(WIDTHS as readonly number[]).includes(width) || height > MAX_HEIGHT) {
    throw new CallFailure('400', `지원하지 않는 이미지 크기입니다. 너비는 ${WIDTHS.join(', ')} 중에서 고를 수 있습니다.`)
  }
  return [width, height]
}

async function readSource(key: string): Promise<{ path: string; stamp: number }> {
  const path = pathOfPicture(key)
  const found = path === undefined ? null : await stat(path).catch(() => null)
  if (path === undefined || !found?.isFile()) throw new CallFailure('404', '이미지를 찾을 수 없습니다.', { status: 404 })
  return { path, stamp: Math.round(found.mtimeMs) }
}

const resized = (path: string, width: number, height: number) =>
  sharp(path, { limitInputPixels: 40_000_000, failOn: 'warning' })
    .rotate()
    .resize({ width, ...(height > 0 ? { height, fit: 'cover' } : { withoutEnlargement: true }) })

/** Anybody may ask for any size: a disk that is almost full is left alone, and the picture is made each time. */
async function keep(path: string, body: Buffer): Promise<void> {
  const hasRoom = await diskGuard(settings().dataDir).then(
    () => true,
    () => false,
  )
  if (hasRoom) await keepFile(path, body)
}

const waiting = new Map<string, () => Promise<void>>()
let working = false

function makeAvifBehind(name: string, path: string, width: number, height: number): void {
  if (waiting.size >= 500 || waiting.has(name)) return
  waiting.set(name, async () => keep(`${name}.avif`, await resized(path, width, height).avif({ quality: 50, effort: 3 }).toBuffer()))
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
