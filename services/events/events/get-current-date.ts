import { holdsUntil } from '@/lib/keeping'
import * as contracts from '@/schemas/api/events/events'
import { answer } from '@/services/kit/service'

export const getCurrentDate = answer(contracts.getCurrentDate, 'services/events/events/get-current-date.ts', async (_, { now }) => {
  holdsUntil(now.getTime())
  return { item: { currentDate: now.toISOString() } }
})
