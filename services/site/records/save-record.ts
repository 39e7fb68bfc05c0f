import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/site/records'
import { recordProblems } from '@/schemas/records/record-problems'
import { isRefused, publish, publishProblems, saveDraft } from '@/services/records/record-change'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { cleanValues } from '../domain/clean-values'
import { readOnlyProblems, writtenValues } from '../domain/seen-values'
import { presentSaved, savedMeanwhile } from './present'
import { requestedType } from '../domain/requested-type'
import { requireRecord } from './require-record'

/** Stores a draft, however unfinished; a type without drafts is checked whole and visible at once. */
export const saveRecord = operation(contracts.saveRecord, async ({ type, id, version, values }, ctx) => {
  const store = requestedType(ctx, type)
  const row = await requireRecord(ctx, type, id, { lock: true })
  if (row.version !== version) throw ctx.fail('stale', await savedMeanwhile(ctx, row))
  const draft = cleanValues(store.type, writtenValues(ctx, store.type, values, row.draft))
  const isAtOnce = store.type.visibility === 'at-once'
  if (isAtOnce) requireRight(ctx, type, 'publish')
  const problems = [...readOnlyProblems(ctx, store.type, values, row.draft), ...recordProblems(store.type, draft, { isStrict: isAtOnce })]
  if (problems.length > 0) throw ctx.fail('invalid', { problems })
  const change = { ctx, store, batch: randomUUID(), actor: actorOf(ctx) }
  const saved = await saveDraft({ ...change, row }, draft)
  if (!isAtOnce) return { item: presentSaved(saved, await publishProblems({ ...change, row: saved })) }
  const shown = await publish({ ...change, row: saved })
  if (isRefused(shown)) throw ctx.fail('invalid', { problems: shown.problems ?? [] })
  return { item: presentSaved(shown, []) }
})
