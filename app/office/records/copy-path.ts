import { recordPath } from '@/builder/state/record-path'
import { call } from '@/schemas/api/base/call'
import { duplicateRecord } from '@/schemas/api/site/records'
import type { AnyRecordType } from '@/schemas/records/define-record'

/** Makes a copy of a record. @returns where it is edited; of a type without drafts a new record, whose form has what was copied. */
export async function copyPath({ type, visibility }: AnyRecordType, id: string): Promise<string> {
  if (visibility === 'at-once') return `${recordPath(type, 'new')}?copy=${encodeURIComponent(id)}`
  const { item } = await call(duplicateRecord, { type, id })
  return recordPath(type, item.id)
}
