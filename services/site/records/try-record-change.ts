import * as contracts from '@/schemas/api/site/record-acts'
import { RecordBatch } from '@/services/records/record-batch'
import { isRefused, publishProblems } from '@/services/records/record-change'
import { operation } from '@/services/kit/service'
import { decideChange } from '../domain/decide-change'
import { namesOfReferences } from '../domain/names-of-references'
import { requestedType } from '../domain/requested-type'
import { mayAsk } from '../domain/seen-values'
import { chosenRows } from './chosen-rows'
import { requestedChange } from './requested-change'

/** How many earlier values, and how many records by name, are told; of the rest how many they are. */
const MOST_VALUES = 8
const MOST_NAMED = 5

/** Decides as the act does, and writes nothing. */
export const tryRecordChange = operation(contracts.tryRecordChange, async (input, ctx) => {
  const store = requestedType(ctx, input.type)
  const change = requestedChange(ctx, store.type, input)
  if (!input.ids && !mayAsk(ctx, store.type, input)) throw ctx.fail('invalid')
  const rows = await chosenRows(ctx, input, { lock: false })
  const many = new RecordBatch(ctx, store)
  await many.prepare(rows.map(({ draft }) => draft))
  const item = { changed: 0, live: 0, same: 0, refused: [] as { id: string; name: string; why: string }[] }
  const before = new Map<string, { value?: unknown; count: number }>()
  const some: { id: string; name: string }[] = []
  for (const row of rows) {
    const decided = decideChange({ ctx, store, row }, change)
    if (decided === 'same') item.same += 1
    else if (isRefused(decided)) item.refused.push({ id: row.id, name: row.name, why: decided.why })
    else {
      const [problem] = decided.isShown ? await publishProblems({ ctx, store, row: { ...row, draft: decided.draft }, many }) : []
      if (problem) item.refused.push({ id: row.id, name: row.name, why: problem.message })
      else {
        item.changed += 1
        if (decided.isShown) item.live += 1
        const value = row.draft[change.field]
        const key = JSON.stringify(value) ?? ''
        const known = before.get(key) ?? { ...(value === undefined ? {} : { value }), count: 0 }
        before.set(key, { ...known, count: known.count + 1 })
        if (some.length < MOST_NAMED) some.push({ id: row.id, name: row.name })
      }
    }
  }
  const values = [...before.values()].toSorted((a, b) => b.count - a.count)
  const from = values.slice(0, MOST_VALUES)
  const referring = [...from.map(({ value }) => value), change.value].map((value) => ({ draft: { [change.field]: value } }))
  const names = await namesOfReferences(ctx, store.type, referring, new Set([change.field]))
  return { item: { ...item, from, moreValues: values.length - from.length, some, names } }
})
