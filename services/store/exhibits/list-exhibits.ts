import * as contracts from '@/schemas/api/store/exhibits'
import { operation } from '@/services/kit/service'
import { exhibitsAt } from './exhibits-at'

export const listExhibits = operation(contracts.listExhibits, async ({ kind = 'promotion', page = 1, size = 12 }, ctx) => {
  const all = (await exhibitsAt(ctx)).filter((one) => one.kind === kind)
  const of = (state: (typeof all)[number]['state']) => all.filter((one) => one.state === state)
  const ended = of('ended').toSorted((a, b) => b.period.until.localeCompare(a.period.until))
  // Of what runs the latest first, of what comes the next.
  const inOrder = [...of('open').toReversed(), ...of('coming'), ...ended]
  return { items: inOrder.slice((page - 1) * size, page * size), totalCount: inOrder.length }
})
