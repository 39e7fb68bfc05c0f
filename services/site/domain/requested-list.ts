import { isOfficeList } from '@/schemas/rules/base/office-lists'
import { storeOf, type RecordStore } from '@/services/records/record-store'
import type { Fails } from '@/services/kit/service'

/** @returns the store of a record type; undefined for a list of the console whose rows are no records. @throws unknownType */
export function requestedList(ctx: Fails<'unknownType'>, type: string): RecordStore | undefined {
  const store = storeOf(type)
  if (!store && !isOfficeList(type)) throw ctx.fail('unknownType')
  return store
}
