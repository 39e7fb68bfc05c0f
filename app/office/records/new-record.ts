import type { AnyRecordType } from '@/schemas/records/define-record'
import { startValues } from '@/schemas/records/start-values'
import type { OpenedRecord } from './use-record-form'

/** A record that is not stored yet. The date that its list is sorted by begins as now. */
export function newRecord(type: AnyRecordType, now: Date): OpenedRecord {
  const { at } = type.list as { at?: string }
  const field = at === undefined ? undefined : (type.form as { properties: Record<string, { widget?: string }> }).properties[at]
  const start = startValues(type)
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
    updatedBy: { id: '', name: '' },
    updatedAt: now.toISOString(),
  }
}

const minuteOf = (now: Date): string => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString()
