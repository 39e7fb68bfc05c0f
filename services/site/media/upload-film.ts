import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/media-library'
import { media } from '@/services/db/tables/media'
import { operation } from '@/services/kit/service'
import { FILE_TYPES } from '@/services/storage/file-types'
import { filmEnding } from '@/services/storage/film-ending'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { mediaSearchText } from '@/services/storage/media-search'
import { encodePicture } from '@/services/storage/store-picture'
import { contentHash } from '@/services/storage/later-name'
import { uploadName } from '@/services/storage/upload-name'
import { hasFolder } from './has-folder'
import { presentUpload } from './present'

const MOST_BYTES = 100 * 1024 * 1024
/** Of a film whose browser made no poster. */
const NO_COLOUR = '#111111'

/** A film is stored as it is: it is only ever shown in a `<video>`, and what it is decides its content. */
export const uploadFilm = operation(contracts.uploadFilm, async (input, ctx) => {
  const { file: files, poster: posters = [], alt = '', folderId, width, height, seconds } = input
  const [given] = files
  if (!(given instanceof File)) throw ctx.fail('notFilm')
  if (given.size > MOST_BYTES) throw ctx.fail('tooLarge')
  if (folderId !== undefined && !(await hasFolder(ctx, folderId))) throw ctx.fail('noFolder')
  const bytes = Buffer.from(await given.arrayBuffer())
  const ending = filmEnding(bytes)
  if (!ending) throw ctx.fail('notFilm')
  const file = `${contentHash(bytes)}.${ending}`
  const own = and(eq(media.siteId, ctx.siteId), eq(media.file, file))
  const [earlier] = await ctx.db.select().from(media).where(own)
  await uploadedFiles().write(file, bytes, FILE_TYPES[ending]!)
  const poster = await storePoster(ctx, posters[0])
  const words = { name: uploadName(given, '영상'), alt: alt.trim() }
  const [row] = await ctx.db
    .insert(media)
    .values({
      siteId: ctx.siteId,
      kind: 'film',
      file,
      stored: file,
      original: file,
      folderId: folderId ?? null,
      ...words,
      width,
      height,
      seconds: seconds ?? null,
      color: poster.color,
      bytes: bytes.length,
      poster: poster.name,
      searchText: mediaSearchText(words),
      createdBy: ctx.session.staff?.id ?? 'system',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({ target: [media.siteId, media.file], set: { deletedAt: null } })
    .returning()
  ctx.audit('media.film', file, { name: words.name, bytes: bytes.length })
  return { item: { ...presentUpload(row!), known: earlier !== undefined } }
})

/** A poster that cannot be read is left out: the film is what was to be uploaded. */
async function storePoster(ctx: Parameters<typeof encodePicture>[0], given: unknown): Promise<{ name: string; color: string }> {
  if (!(given instanceof File)) return { name: '', color: NO_COLOUR }
  const bytes = Buffer.from(await given.arrayBuffer())
  const picture = await encodePicture(ctx, bytes).catch(() => undefined)
  if (!picture) return { name: '', color: NO_COLOUR }
  const name = `${contentHash(bytes)}.${picture.ending}`
  await uploadedFiles().write(name, picture.body, FILE_TYPES[picture.ending]!)
  return { name, color: picture.color }
}
