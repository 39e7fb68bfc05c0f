import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { noteFault } from '@/schemas/rules/members/scrap-folders'
import { scraps } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { findForbiddenWord } from '../domain/forbidden-words'
import { ownScraps } from '../domain/own-scraps'
import { scrapSeqsOf } from './scrap-seqs-of'

export const noteScrap = operation(contracts.noteScrap, async ({ target, note: typed, before }, ctx) => {
  const { db } = ctx
  const fault = noteFault(typed)
  if (fault) throw ctx.fail('wrong', { words: fault })
  const note = typed.trim()
  // Whoever has the link of a folder reads it.
  const word = await findForbiddenWord(note, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  const [scrapSeq] = await scrapSeqsOf(ctx, [target])
  if (scrapSeq === undefined) throw ctx.fail('noScrap')
  const mine = and(ownScraps(ctx), eq(scraps.scrapSeq, scrapSeq))
  const [row] = await db.select({ note: scraps.note }).from(scraps).where(mine).for('update')
  if (!row) throw ctx.fail('noScrap')
  const stored = row.note ?? ''
  // A repeated call, whose answer was lost, is no conflict.
  if (stored !== before.trim() && stored !== note) throw ctx.fail('stale', { item: { note: stored } })
  await db
    .update(scraps)
    .set({ note: note === '' ? null : note })
    .where(mine)
  return { item: { note } }
})
