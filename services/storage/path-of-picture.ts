// Maps URLs to picture files: shipped ones in public/media, uploaded ones in DATA_DIR/media. A URL names neither folder: only names of
// the patterns here are ever joined to a path.
import { join, normalize } from 'node:path'
import { settings } from '@/services/base/settings'

/** Where uploaded pictures are found. */
export const UPLOADS = '/media/uploads/'

const UPLOADED = /^[0-9a-f]{64}\.(jpg|png|webp)$/
const SHIPPED = /\.(jpe?g|jfif|png|gif|webp)$/i

export const shippedFolder = (): string => join(process.cwd(), 'public', 'media')

/** The path of an uploaded file; undefined for an invalid name. */
export function pathOfUpload(file: string): string | undefined {
  return UPLOADED.test(file) ? join(settings().dataDir, 'media', file) : undefined
}

/** @param key the part after `/media/` of a storage path. */
export function pathOfPicture(key: string): string | undefined {
  if (key.startsWith('uploads/')) return pathOfUpload(key.slice('uploads/'.length))
  const folder = shippedFolder()
  const path = normalize(join(folder, key))
  return path.startsWith(`${folder}/`) && SHIPPED.test(key) && !key.includes('\0') ? path : undefined
}
