import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from './present'
import { shippedFolder } from './stored'

interface ImageRecord {
  title: string
  alt: string
  width: number
  height: number
  color: string
}

let known: Promise<Picture[]> | undefined

/** The pictures that the site ships, as `npm run images` measured them. They change with a release only. */
export function shippedPictures(): Promise<Picture[]> {
  known ??= readRecords().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function readRecords(): Promise<Picture[]> {
  const records = JSON.parse(await readFile(join(process.cwd(), 'pages-fixtures', 'images.json'), 'utf8')) as Record<string, ImageRecord>
  const pictures = await Promise.all(
    Object.entries(records).map(async ([key, { title, alt, width, height, color }]): Promise<Picture[]> => {
      const file = await stat(join(shippedFolder(), key)).catch(() => undefined)
      if (!file) return []
      const name = title || key.split('/').at(-1)!
      const createdAt = file.mtime.toISOString()
      return [{ src: `/media/${key}`, name, alt, width, height, color, bytes: file.size, createdAt, shipped: true }]
    }),
  )
  return pictures.flat()
}
