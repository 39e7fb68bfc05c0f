'use client'
// The session of one record: its draft saves itself, a record of a type without drafts is saved on request.
import { useState } from 'react'
import { localCopies } from '@/renderer/editing/local-copies'
import type { FormCopy } from '@/builder/record/session-input'
import { useRecordSession } from '@/builder/record/use-record-session'
import { recordPath } from '@/builder/state/record-path'
import type { Person } from '@/builder/list/side'
import { call } from '@/schemas/api/base/call'
import type { Problem } from '@/schemas/api/base/failure'
import type { Input, Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { actOnRecords } from '@/schemas/api/site/record-acts'
import { createRecord, openRecord, publishRecord, saveRecord } from '@/schemas/api/site/records'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ACTS, type RecordAct } from './record-acts'

/** A record as its form has it; a new one has version 0 and no id. */
export type OpenedRecord = Item<typeof openRecord> & { form: RecordValues }
export const asOpened = (item: Item<typeof openRecord>): OpenedRecord => ({ ...item, form: item.values })

type Moments = Pick<Input<typeof publishRecord>, 'publishAt' | 'withdrawAt'>

/** Clock and network of this browser. */
const BROWSER = {
  now: () => Date.now(),
  later: (work: () => void, ms: number) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  isOnline: () => navigator.onLine,
}

/** The calls of one record. A new one gets its id by its first save; the screen stays. */
function recordCalls({ type }: AnyRecordType, first: string) {
  let id = first
  return {
    open: async () => asOpened((await call(openRecord, { type, id })).item),
    save: async (version: number, values: RecordValues) => {
      if (id !== '') return (await call(saveRecord, { type, id, version, values })).item
      const { item } = await call(createRecord, { type, values })
      id = item.id
      history.replaceState(null, '', recordPath(type, id) + location.search)
      // Its page and its preview are known from now on.
      return { ...asOpened((await call(openRecord, { type, id })).item), ...item }
    },
    publish: async (version: number, moments: Moments) => (await call(publishRecord, { type, id, version, ...moments })).item,
    act: async (act: RecordAct): Promise<void> => {
      const { item } = await call(actOnRecords, { type, act, ids: [id] })
      const [refusal] = item.refused
      if (refusal) throw new CallFailure('400', refusal.why)
    },
  }
}

/** What a publication asks for. */
export interface PublicationNeeds {
  /** Pointers of the fields that have to be filled in. */
  fields: readonly string[]
  /** What a new record lacks while nobody has touched it. */
  lacking: readonly Problem[]
}

export function useRecordForm(type: AnyRecordType, first: OpenedRecord, person: Person, needs: PublicationNeeds) {
  const staffId = person.id
  const rights = rightsOf(person)
  const canWrite = rights.writes(type.type)
  const [calls] = useState(() => recordCalls(type, first.id))
  const [copies] = useState(() =>
    localCopies<FormCopy<RecordValues>>(`records/${type.type}/${first.id || 'new'}`, staffId, () => Date.now()),
  )
  const view = useRecordSession<OpenedRecord>({
    first,
    schema: type.form,
    canWrite,
    staffId,
    open: calls.open,
    save: calls.save,
    lacking: needs.lacking,
    autosave: { ...BROWSER, copies, isSaving: type.visibility === 'drafts' },
  })
  const { session } = view

  return {
    ...view,
    type,
    needs,
    rights,
    canPublish: rights.publishes(type.type),
    copies,
    publish: (moments: Moments, words: string) =>
      session.act(moments.publishAt || moments.withdrawAt ? 'schedule' : 'publish', (version) => calls.publish(version, moments), words),
    /** Withdraws, restores and the like: the acts of the list, on this record alone. */
    act: (act: RecordAct) =>
      session.act(
        act,
        async () => {
          await calls.act(act)
          return {}
        },
        `‘${view.opened.name || '이름 없음'}’ ${ACTS[act].done}`,
      ),
  }
}
export type RecordForm = ReturnType<typeof useRecordForm>
