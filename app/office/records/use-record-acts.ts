'use client'
// The acts of a list: on one record, on the selected ones, and on all that the list matches; with their result and its undo.
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { moveRecord } from '@/schemas/api/site/record-acts'
import type { FieldChange } from '@/schemas/records/change-field'
import { isCopyName } from '@/schemas/records/copy-values'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { copyPath } from './copy-path'
import { ACTS, actOn, undoActs, type ActResult, type Concerned, type RecordAct } from './record-acts'

/** Cache name of every page of the list of a type. */
export const listName = (type: string): string => `records:${type}`

const BROKEN = '마치지 못했습니다. 잠시 후 다시 시도해 주세요.'
const fault = (title: string): ActResult => ({ title, refused: [], done: 0, batches: [], undone: '' })

export interface RecordActs {
  result: (ActResult & { isFault: boolean }) | null
  isBusy: boolean
  /** @throws CallFailure when nothing was done at all. */
  run: (act: RecordAct, concerned: Concerned, more?: FieldChange) => Promise<ActResult>
  /** The same, with a failure as its result. */
  runNow: (act: RecordAct, concerned: Concerned) => Promise<void>
  /** Puts a record before another; with `behind`, the other is then put behind it. `parent` is its new one in a tree, empty for the top. */
  move: (id: string, name: string, place: { before?: string; behind?: string; parent?: string }) => Promise<void>
  /** Opens a copy: a draft of its own, or the form of a new record where the type has no drafts. */
  duplicate: (type: AnyRecordType, id: string) => Promise<void>
  undo: () => Promise<void>
  close: () => void
}

export function useRecordActs(type: string): RecordActs {
  const { mutate } = useSWRConfig()
  const [result, setResult] = useState<RecordActs['result']>(null)
  const [isBusy, setBusy] = useState(false)
  const refresh = () => mutate((key) => Array.isArray(key) && key[0] === listName(type))
  const show = (next: ActResult, isFault = false): ActResult => {
    setResult({ ...next, isFault })
    void refresh()
    return next
  }
  async function attempt(work: () => Promise<ActResult>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      show(await work())
    } catch (failure) {
      show(fault(failure instanceof CallFailure ? failure.message : BROKEN), true)
    } finally {
      setBusy(false)
    }
  }
  return {
    result,
    isBusy,
    run: async (act, concerned, more) => show(await actOn(type, act, concerned, more)),
    runNow: (act, concerned) => attempt(() => actOn(type, act, concerned)),
    move: (id, name, { before, behind, parent }) =>
      attempt(async () => {
        const batches: string[] = []
        const put = async (one: string, next: string | undefined): Promise<void> => {
          const level = parent === undefined ? {} : parent === '' ? { isTop: true } : { parent }
          const { item } = await call(moveRecord, { type, id: one, ...(next === undefined ? {} : { before: next }), ...level })
          if (item.batch) batches.unshift(item.batch)
        }
        await put(id, before ?? behind)
        // What follows on the next page is not known here: the row goes before the last one, and that one before it.
        if (behind !== undefined) await put(behind, id)
        return { title: `‘${name || '이름 없음'}’의 순서를 바꾸었습니다.`, refused: [], done: 1, batches, undone: '순서를 되돌렸습니다.' }
      }),
    duplicate: async (of, id) => {
      if (isBusy) return
      setBusy(true)
      try {
        location.assign(await copyPath(of, id))
      } catch (failure) {
        show(fault(failure instanceof CallFailure ? failure.message : BROKEN), true)
      } finally {
        setBusy(false)
      }
    },
    undo: async () => {
      if (result && result.batches.length > 0) await attempt(() => undoActs(type, result))
    },
    close: () => setResult(null),
  }
}

/**
 * What is taken away is asked for, with who uses it; other acts when several records are concerned, and a publication under the name that
 * a copy was given. Undo is offered after each.
 */
export const needsQuestion = (act: RecordAct, { count, name = '' }: Pick<Concerned, 'count' | 'name'>): boolean =>
  ACTS[act].question !== undefined && (count > 1 || ACTS[act].isDestructive === true || (act === 'publish' && isCopyName(name)))
