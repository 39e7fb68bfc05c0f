import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/site/records'
import { recordProblems } from '@/schemas/records/record-problems'
import { startValues } from '@/schemas/records/start-values'
import { isRefused, publish, publishProblems } from '@/services/records/record-change'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { addRecord } from '../domain/add-record'
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
  const change = { ctx, store, batch: randomUUID(), actor: actorOf(ctx) }
  const row = await addRecord(change, draft)
  if (row === undefined) throw ctx.fail('invalid', { problems: [takenProblem(store.type.name)] })
  if (!isAtOnce) return { item: presentSaved(row, await publishProblems({ ...change, row })) }
  const shown = await publish({ ...change, row })
  if (isRefused(shown)) throw ctx.fail('invalid', { problems: shown.problems ?? [] })
  return { item: presentSaved(shown, []) }
})

const takenProblem = (name: string) => ({
  pointer: `/${name}`,
  keyword: 'taken',
  message: '이미 있습니다. 있는 것을 고치거나 다른 값을 입력해 주세요.',
})
