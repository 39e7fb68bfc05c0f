import * as contracts from '@/schemas/api/site/media-replacements'
import { operation } from '@/services/kit/service'
import { isHevc } from '@/services/storage/is-hevc'
import { filmEnding } from '@/services/storage/film-ending'
import { uploadName } from '@/services/storage/upload-name'
import { hasFolder } from './has-folder'
import { presentUpload } from './present'
import { bytesOf, storePoster } from './store-poster'
import { storeWhole } from './store-whole'

export const MOST_FILM_BYTES = 100 * 1024 * 1024

/** A film is stored as it is: it is only ever shown in a `<video>`, and what it is decides its content. */
export const uploadFilm = operation(contracts.uploadFilm, async (input, ctx) => {
  const { file: files, poster: posters = [], alt = '', folderId = null, width, height, seconds = null } = input
  const [given] = files
  if (!(given instanceof File)) throw ctx.fail('notFilm')
  if (given.size > MOST_FILM_BYTES) throw ctx.fail('tooLarge')
  if (folderId !== null && !(await hasFolder(ctx, folderId))) throw ctx.fail('noFolder')
  const ending = await endingOf(given)
  if (!ending) throw ctx.fail('notFilm')
  if (ending === 'mp4' && (await isHevc(given))) throw ctx.fail('hevc')
  const { poster, color } = await storePoster(ctx, await bytesOf(posters[0]))
  const words = { name: uploadName(given, '영상'), alt: alt.trim() }
  const facts = { ...words, folderId, width, height, seconds, poster, color }
  const { known, ...row } = await storeWhole(ctx, given, ending, { kind: 'film', ...facts })
  ctx.audit('media.film', row.file, { name: words.name, bytes: given.size })
  return { item: { ...presentUpload(row), known } }
})

/** Only the head of a film says what it is. */
export const endingOf = async (given: File) => filmEnding(Buffer.from(await given.slice(0, 64).arrayBuffer()))
