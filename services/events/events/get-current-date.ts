import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/events/events'
import { operation } from '@/services/kit/service'

export const getCurrentDate = operation(contracts.getCurrentDate, async (_, { now }) => {
  holdsUntil(now.getTime())
  return { item: { currentDate: now.toISOString() } }
})
