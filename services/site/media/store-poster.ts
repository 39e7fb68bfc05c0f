import type { Ctx } from '@/services/kit/service'
import { FILE_TYPES } from '@/services/storage/file-types'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { contentHash } from '@/services/storage/later-name'
import { encodePicture } from '@/services/storage/store-picture'

export interface Poster {
  /** Empty without a poster. */
  poster: string
  color: string
  width: number
  height: number
}
/** Of a film or a PDF without a picture. */
const NONE: Poster = { poster: '', color: '#111111', width: 0, height: 0 }

/** A poster that cannot be read is left out: the film, or the PDF, is what was to be uploaded. */
export async function storePoster(ctx: Pick<Ctx, 'log'>, bytes: Buffer | undefined): Promise<Poster> {
  await using picture = bytes && (await encodePicture(ctx, bytes).catch(() => undefined))
  if (!picture) return NONE
  const { file, ending, color, width, height } = picture
  const poster = `${contentHash(bytes)}.${ending}`
  await uploadedFiles().write(poster, file, FILE_TYPES[ending]!)
  return { poster, color, width, height }
}

export const bytesOf = async (given: unknown): Promise<Buffer | undefined> =>
  given instanceof File ? Buffer.from(await given.arrayBuffer()) : undefined
