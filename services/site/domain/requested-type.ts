import { storeOf, type RecordStore } from '@/services/records/record-store'
import type { Fails } from '@/services/kit/service'

/** @throws unknownType */
export function requestedType(ctx: Fails<'unknownType'>, type: string): RecordStore {
  const store = storeOf(type)
  if (!store) throw ctx.fail('unknownType')
  return store
}
