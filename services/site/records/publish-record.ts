import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/site/records'
import { isRefused, schedule } from '@/services/records/record-change'
import { operation } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { presentSaved, savedMeanwhile } from './present'
import { requestedType } from '../domain/requested-type'
import { requireRecord } from './require-record'

export const publishRecord = operation(contracts.publishRecord, async ({ type, id, version, publishAt, withdrawAt }, ctx) => {
  const store = requestedType(ctx, type)
  const row = await requireRecord(ctx, type, id, { lock: true })
  if (row.version !== version) throw ctx.fail('stale', await savedMeanwhile(ctx, row))
  const [from, until] = [publishAt, withdrawAt].map((moment) => (moment ? new Date(moment) : null)) as [Date | null, Date | null]
  if ((from && from <= ctx.now) || (until && until <= (from ?? ctx.now))) throw ctx.fail('past')
  const change = { ctx, store, row, batch: randomUUID(), actor: actorOf(ctx) }
  const outcome = await schedule(change, from, until)
  if (isRefused(outcome)) throw ctx.fail('invalid', { words: outcome.problems ? undefined : outcome.why, problems: outcome.problems ?? [] })
  return { item: presentSaved(outcome, []) }
})
