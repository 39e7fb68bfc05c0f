import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/site/records'
import { recordProblems } from '@/schemas/records/record-problems'
import { startValues } from '@/schemas/records/start-values'
import { recordChanges, records } from '@/services/db/tables/records'
import { isRefused, publish, publishProblems, recordsTag, auditTarget } from '@/services/kit/records/record-change'
import { columnsOf } from '@/services/kit/records/columns-of'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { cleanValues } from '../domain/clean-values'
import { writtenValues } from '../domain/seen-values'
import { presentSaved } from './present'
import { requestedType } from '../domain/requested-type'

export const createRecord = operation(contracts.createRecord, async ({ type, values }, ctx) => {
  const store = requestedType(ctx, type)
  const draft = cleanValues(store.type, writtenValues(ctx, store.type, values, startValues(store.type)))
  const isAtOnce = store.type.visibility === 'at-once'
  if (isAtOnce) requireRight(ctx, type, 'publish')
  const problems = recordProblems(store.type, draft, { isStrict: isAtOnce })
  if (problems.length > 0) throw ctx.fail('invalid', { problems })
  const id = await store.newId(ctx, draft)
  if (id === undefined) throw ctx.fail('invalid', { problems: [takenProblem(store.type.name)] })

  const actor = actorOf(ctx)
  const batch = randomUUID()
  const [row] = await ctx.db
    .insert(records)
    .values({
      ...columnsOf(store.type, draft, null),
      siteId: ctx.siteId,
      type,
      id,
      draft,
      edited: true,
      createdAt: ctx.now,
      updatedBy: actor,
      updatedAt: ctx.now,
    })
    .returning()
  await ctx.db
    .insert(recordChanges)
    .values({ siteId: ctx.siteId, type, recordId: id, batch, action: 'create', version: 1, values: draft, actor, at: ctx.now })
  ctx.touch(recordsTag(type))
  ctx.audit('record.create', auditTarget({ type, id }), { name: row!.name })
  const change = { ctx, store, row: row!, batch, actor }
  if (!isAtOnce) return { item: presentSaved(row!, await publishProblems(change)) }
  const shown = await publish(change)
  if (isRefused(shown)) throw ctx.fail('invalid', { problems: shown.problems ?? [] })
  return { item: presentSaved(shown, []) }
})

const takenProblem = (name: string) => ({
  pointer: `/${name}`,
  keyword: 'taken',
  message: '이미 있습니다. 있는 것을 고치거나 다른 값을 적어 주세요.',
})
