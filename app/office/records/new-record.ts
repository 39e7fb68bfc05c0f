import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { startValues } from '@/schemas/records/start-values'
import type { OpenedRecord } from './use-record-form'

/**
 * A record that is not stored yet. The date that its list is sorted by begins as now.
 * @param copied values that it begins with instead, of a record that is copied.
 * @param last the greatest place in the list: a new record comes after it, and not before everything else.
 */
export function newRecord(type: AnyRecordType, now: Date, last?: number, copied?: RecordValues): OpenedRecord {
  const { at, order } = type.list as { at?: string; order?: string }
  const field = at === undefined ? undefined : (type.form as { properties: Record<string, { widget?: string }> }).properties[at]
  const start = { ...startValues(type), ...copied, ...(order === undefined || last === undefined ? {} : { [order]: last + 1 }) }
  const form = at !== undefined && field?.widget === 'moment' && start[at] === undefined ? { ...start, [at]: minuteOf(now) } : start
  return {
    id: '',
    name: '',
    version: 0,
    state: 'draft',
    values: form,
    form,
    published: null,
    publishedAt: null,
    publishAt: null,
    withdrawAt: null,
    deletedAt: null,
    problems: [],
    path: '',
    previewPath: '',
    isPreviewHeld: false,
    updatedBy: { id: '', name: '' },
    updatedAt: now.toISOString(),
  }
}

const minuteOf = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
