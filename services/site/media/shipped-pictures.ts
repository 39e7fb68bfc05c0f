import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { imageRecords } from '@/services/storage/image-records'
import type { Picture } from './present'
import { shippedFolder } from '@/services/storage/read-picture'

let known: Promise<Picture[]> | undefined

/** The shipped pictures that exist on disk. They change with a release only. */
export function shippedPictures(): Promise<Picture[]> {
  known ??= findPictures().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function findPictures(): Promise<Picture[]> {
  const pictures = await Promise.all(
    Object.entries(await imageRecords()).map(async ([key, { title, alt, width, height, color, focal = '50% 50%' }]): Promise<Picture[]> => {
      const file = await stat(join(shippedFolder(), key)).catch(() => undefined)
      if (!file) return []
      const name = title || key.split('/').at(-1)!
      const createdAt = file.mtime.toISOString()
      const src = `/media/${key}`
      const shape = { width, height, color, focal, bytes: file.size }
      const none = { decorative: false, poster: '', captions: '', seconds: null, pages: null }
      return [{ src, shown: src, kind: 'picture', name, alt, ...shape, ...none, createdAt, shipped: true }]
    }),
  )
  return pictures.flat()
}
