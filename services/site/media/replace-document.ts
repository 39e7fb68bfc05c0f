import * as contracts from '@/schemas/api/site/media-replacements'
import { operation } from '@/services/kit/service'
import { changeContent, findMedia, lockMedia } from './change-content'
import { presentRow } from './present'
import { readDocument } from './read-document'
import { requireShownRight } from './require-shown-right'
import { storePoster } from './store-poster'
import { storeLater } from './store-whole'

export const replaceDocument = operation(contracts.replaceDocument, async ({ file, version, replacement }, ctx) => {
  const known = await findMedia(ctx, file)
  if (!known) throw ctx.fail('missing')
  if (known.kind !== 'document') throw ctx.fail('notSameKind')
  await requireShownRight(ctx, file)
  const { given, count, drawn } = await readDocument(ctx, replacement[0])
  const stored = await storeLater(file, given, 'pdf')
  const cover = await storePoster(ctx, drawn[0] && Buffer.from(drawn[0].picture))
  const changed = await ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db }
    const row = await lockMedia(inTransaction, { file, version })
    return changeContent(inTransaction, row, { stored, original: stored, crop: null, pages: count, bytes: given.size, ...cover })
  })
  ctx.audit('media.replace', file, { stored, bytes: given.size })
  return { item: presentRow(changed) }
})
