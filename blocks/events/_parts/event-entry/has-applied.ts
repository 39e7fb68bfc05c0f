import { call } from '@/schemas/api/base/call'
import { checkApply } from '@/schemas/api/events/entries'
import { limitReached } from '@/schemas/rules/events/may-enter'
import { serverNow } from './server-now'

/** Whether the member has reached the limit for now (V-EVT-6, V-EVT-7); false when the call fails, because the entry checks again. */
export async function hasApplied(eventSeq: number, signal?: AbortSignal): Promise<boolean> {
  try {
    const { item } = await call(checkApply, { eventId: String(eventSeq) }, signal ? { signal } : {})
    return limitReached(item, await serverNow()) !== undefined
  } catch {
    return false
  }
}
