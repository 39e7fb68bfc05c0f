import * as contracts from '@/schemas/api/site/media-replacements'
import { operation } from '@/services/kit/service'
import { isHevc } from '@/services/storage/is-hevc'
import { changeContent, findMedia, lockMedia } from './change-content'
import { presentRow } from './present'
import { requireShownRight } from './require-shown-right'
import { bytesOf, storePoster } from './store-poster'
import { storeLater } from './store-whole'
import { endingOf, MOST_FILM_BYTES } from './upload-film'

export const replaceFilm = operation(contracts.replaceFilm, async (input, ctx) => {
  const { file, version, replacement, poster: posters = [], width, height, seconds = null } = input
  const [given] = replacement
  if (!(given instanceof File)) throw ctx.fail('notFilm')
  if (given.size > MOST_FILM_BYTES) throw ctx.fail('tooLarge')
  const known = await findMedia(ctx, file)
  if (!known) throw ctx.fail('missing')
  if (known.kind !== 'film') throw ctx.fail('notSameKind')
  await requireShownRight(ctx, file)
  const ending = await endingOf(given)
  if (!ending) throw ctx.fail('notFilm')
  if (ending === 'mp4' && (await isHevc(given))) throw ctx.fail('hevc')
  const stored = await storeLater(file, given, ending)
  const { poster, color } = await storePoster(ctx, await bytesOf(posters[0]))
  const changed = await ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db }
    const row = await lockMedia(inTransaction, { file, version })
    const shape = { width, height, seconds, color, poster, bytes: given.size }
    return changeContent(inTransaction, row, { stored, original: stored, crop: null, ...shape })
  })
  ctx.audit('media.replace', file, { stored, bytes: given.size })
  return { item: presentRow(changed) }
})
