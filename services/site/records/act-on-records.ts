import { randomUUID } from 'node:crypto'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/site/record-acts'
import type { FieldChange } from '@/schemas/records/change-field'
import { RecordBatch } from '@/services/records/record-batch'
import {
  isRefused,
  publish,
  restore,
  saveDraft,
  trash,
  unschedule,
  withdraw,
  type RecordChange,
  type RecordRow,
  type Refused,
} from '@/services/records/record-change'
import { operation } from '@/services/kit/service'
import { requireRight } from '@/services/kit/admit-right'
import { actorOf } from '../domain/actor-of'
import { decideChange } from '../domain/decide-change'
import { mayAsk } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'
import { chosenRows } from './chosen-rows'
import { requestedChange } from './requested-change'

type ActInput = Input<typeof contracts.actOnRecords>

/** Each record by itself: one that refuses is named and left as it was, the others are done. */
export const actOnRecords = operation(contracts.actOnRecords, async (input, ctx) => {
  const store = requestedType(ctx, input.type)
  const { act } = input
  if (act !== 'set') requireRight(ctx, input.type, 'publish')
  const to = act === 'set' ? requestedChange(ctx, store.type, input) : undefined
  if (!input.ids && !mayAsk(ctx, store.type, input)) throw ctx.fail('invalid')
  const rows = await chosenRows(ctx, input, { lock: true })
  const batch = randomUUID()
  const actor = actorOf(ctx)
  const refused: { id: string; name: string; why: string }[] = []
  const many = new RecordBatch(ctx, store)
  await many.prepare(rows.map(({ draft }) => draft))
  let same = 0
  for (const row of rows) {
    const outcome = await perform({ ctx, store, row, batch, actor, many }, act, to)
    if (outcome === 'same') same += 1
    else if (isRefused(outcome)) refused.push({ id: row.id, name: row.name, why: outcome.why })
  }
  await many.flush()
  const done = rows.length - refused.length - same
  return { item: { batch: done > 0 ? batch : '', done, same, refused } }
})

async function perform(change: RecordChange, act: ActInput['act'], to: FieldChange | undefined): Promise<RecordRow | Refused | 'same'> {
  switch (act) {
    case 'publish':
      return publish(change)
    case 'withdraw':
      return withdraw(change)
    case 'unschedule':
      return unschedule(change)
    case 'trash':
      return trash(change)
    case 'restore':
      return restore(change)
    case 'set':
      return setField(change, to!)
  }
}

async function setField(change: RecordChange, to: FieldChange): Promise<RecordRow | Refused | 'same'> {
  const decided = decideChange(change, to)
  if (decided === 'same' || isRefused(decided)) return decided
  const { draft, isShown } = decided
  return isShown ? publish(change, { action: 'set', draft }) : saveDraft(change, draft, 'set')
}
