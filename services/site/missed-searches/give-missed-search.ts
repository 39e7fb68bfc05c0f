import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/missed-searches'
import { dense } from '@/lib/hangul/fold'
import { records } from '@/services/db/tables/records'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { isRefused, publish, saveDraft } from '@/services/records/record-change'
import { storeOf } from '@/services/records/record-store'
import { actorOf } from '../domain/actor-of'
import { addRecord } from '../domain/add-record'
import { climbLadder } from '../domain/search/climb-ladder'

const TYPE = 'search-synonyms'
const MOST = 20

/** The word becomes a synonym of the name, one way: whoever looks for it finds what has the name. */
export const giveMissedSearch = operation(contracts.giveMissedSearch, async ({ word, name }, ctx) => {
  requireRight(ctx, TYPE, 'publish')
  if (dense(word) === dense(name)) throw ctx.fail('sameWord')
  const { step, found } = await climbLadder(`"${name}"`, ctx)
  if (step !== 'literal' || found.length === 0) throw ctx.fail('unknownName')
  const store = storeOf(TYPE)!
  const change = { ctx, store, batch: randomUUID(), actor: actorOf(ctx) }
  const rows = await ctx.db
    .select()
    .from(records)
    .where(and(eq(records.siteId, ctx.siteId), eq(records.type, TYPE), isNull(records.deletedAt)))
    .for('update')
  const known = rows.find(({ draft }) => dense(String(draft['word'])) === dense(name))
  const synonyms = (known?.draft['synonyms'] ?? []) as string[]
  if (synonyms.some((one) => dense(one) === dense(word))) return { item: { id: known!.id, found: found.length } }
  if (synonyms.length >= MOST) throw ctx.fail('full')
  const draft = { ...(known?.draft ?? { word: name.trim(), direction: 'to' }), synonyms: [...synonyms, word.trim()] }
  const row = known ? await saveDraft({ ...change, row: known }, draft) : await addRecord(change, draft)
  const shown = await publish({ ...change, row: row! })
  if (isRefused(shown)) throw new Error(shown.why)
  return {
    item: { id: shown.id, found: found.length },
    message: `‘${word.trim()}’으로 찾으면 ‘${name.trim()}’ 결과 ${found.length}건이 보입니다.`,
  }
})
