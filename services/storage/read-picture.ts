// Reads pictures by their URLs: shipped ones in public/media, uploaded ones where the uploaded files lie. A URL names neither place: only
// names of the patterns here are ever read.
import { readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import sharp from 'sharp'
import { uploadedFiles } from './files/uploaded-files'
import { isUploadName } from './uploads'

const SHIPPED = /\.(jpe?g|jfif|png|gif|webp|svg)$/i
const PICTURE = /\.(jpg|png|webp)$/

export interface FoundPicture {
  /** Changes with the content, and is the same for every spelling of the key. */
  id: string
  read: () => Promise<Buffer>
}

export const shippedFolder = (): string => join(process.cwd(), 'public', 'media')

/** @param key the part after `/media/` of a storage path. */
export async function readPicture(key: string): Promise<FoundPicture | undefined> {
  return key.startsWith('uploads/') ? uploaded(key.slice('uploads/'.length)) : shipped(key)
}

async function uploaded(name: string): Promise<FoundPicture | undefined> {
  if (!isUploadName(name) || !PICTURE.test(name)) return undefined
  const files = uploadedFiles()
  if ((await files.sizeOf(name)) === undefined) return undefined
  return { id: name, read: async () => (await files.read(name)) ?? Promise.reject(new Error(`${name} is gone`)) }
}

async function shipped(key: string): Promise<FoundPicture | undefined> {
  const folder = shippedFolder()
  const path = normalize(join(folder, key))
  if (!path.startsWith(`${folder}/`) || !SHIPPED.test(key) || key.includes('\0')) return undefined
  const found = await stat(path).catch(() => undefined)
  const read = () => (/\.svg$/i.test(path) ? drawn(path) : readFile(path))
  return found?.isFile() ? { id: `${path} ${Math.round(found.mtimeMs)}`, read } : undefined
}

/** Wider than any size that is made of it. */
const DRAWN_WIDTH = 1_920

/** A shipped drawing as a picture on white: messengers show no drawing, and lay what is transparent on a dark ground. */
const drawn = (path: string): Promise<Buffer> =>
  sharp(path).resize({ width: DRAWN_WIDTH }).flatten({ background: '#ffffff' }).png().toBuffer()
