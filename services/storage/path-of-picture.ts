// Where pictures lie: those that the site ships under public/media, uploaded ones in DATA_DIR/media. A URL names
// neither folder: what it may look like is said here, and nothing else is ever joined to a path.
import { join, normalize } from 'node:path'
import { settings } from '@/services/base/settings'

/** Where uploaded pictures are found. */
export const UPLOADS = '/media/uploads/'

const UPLOADED = /^[0-9a-f]{64}\.(jpg|png|webp)$/
const SHIPPED = /\.(jpe?g|jfif|png|gif|webp)$/i

export const shippedFolder = (): string => join(process.cwd(), 'public', 'media')

/** The path of an uploaded file; none for a name that no upload has. */
export function pathOfUpload(file: string): string | undefined {
  return UPLOADED.test(file) ? join(settings().dataDir, 'media', file) : undefined
}

/** @param key what follows `/media/` in a storage path. */
export function pathOfPicture(key: string): string | undefined {
  if (key.startsWith('uploads/')) return pathOfUpload(key.slice('uploads/'.length))
  const folder = shippedFolder()
  const path = normalize(join(folder, key))
  return path.startsWith(`${folder}/`) && SHIPPED.test(key) && !key.includes('\0') ? path : undefined
}
