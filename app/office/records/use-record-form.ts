'use client'
// The session of one record: its draft saves itself, a record of a type without drafts is saved on request.
import { useState } from 'react'
import { localCopies, type LocalCopies } from '@/builder/save/local-copies'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import type { FormCopy } from '@/builder/record/session-input'
import { useRecordSession } from '@/builder/record/use-record-session'
import { recordPath } from '@/builder/state/record-path'
import { call } from '@/schemas/api/base/call'
import type { Input, Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { actOnRecords, createRecord, openRecord, publishRecord, saveRecord } from '@/schemas/api/site/records'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { ACTS, type RecordAct } from './record-acts'

/** A record as its form has it; a new one has version 0 and no id. */
export type OpenedRecord = Item<typeof openRecord> & { form: RecordValues }
export const asOpened = (item: Item<typeof openRecord>): OpenedRecord => ({ ...item, form: item.values })

type Moments = Pick<Input<typeof publishRecord>, 'publishAt' | 'withdrawAt'>

export function useRecordForm(type: AnyRecordType, first: OpenedRecord, { canWrite, staffId }: { canWrite: boolean; staffId: string }) {
  const [{ id, copies }] = useState(() => ({
    // A new record gets its id by its first save; the screen stays.
    id: { now: first.id },
    copies: localCopies<FormCopy<RecordValues>>(`records/${type.type}/${first.id || 'new'}`, staffId, () => Date.now()),
  }))
  const name = type.type
  const isDrafted = type.visibility === 'drafts'
  const view = useRecordSession<OpenedRecord>({
    first,
    schema: type.form,
    canWrite,
    staffId,
    open: async () => asOpened((await call(openRecord, { type: name, id: id.now })).item),
    save: async (version, values) => {
      if (id.now !== '') return (await call(saveRecord, { type: name, id: id.now, version, values })).item
      const { item } = await call(createRecord, { type: name, values })
      id.now = item.id
      history.replaceState(null, '', recordPath(name, item.id) + location.search)
      return item
    },
    autosave: {
      copies,
      now: () => Date.now(),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      isOnline: () => navigator.onLine,
      isSaving: isDrafted,
    },
  })
  const { session } = view

  return {
    ...view,
    type,
    copies: copies,
    publish: (moments: Moments, words: string) =>
      session.act(
        moments.publishAt || moments.withdrawAt ? 'schedule' : 'publish',
        async (version) => (await call(publishRecord, { type: name, id: id.now, version, ...moments })).item,
        words,
      ),
    /** Withdraws, restores and the like: the acts of the list, on this record alone. */
    act: (act: RecordAct) =>
      session.act(
        act,
        async () => {
          const { item } = await call(actOnRecords, { type: name, act, ids: [id.now] })
          const [refusal] = item.refused
          if (refusal) throw new CallFailure('400', refusal.why)
          return {}
        },
        `‘${view.opened.name || '이름 없음'}’ ${ACTS[act].done}`,
      ),
  }
}
export type RecordForm = ReturnType<typeof useRecordForm>
