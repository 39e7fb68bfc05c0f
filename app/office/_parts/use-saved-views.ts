'use client'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Listed } from '@/schemas/api/base/contract'
import { deleteView, listSavedViews, storeView } from '@/schemas/api/site/saved-views'
import { useStored } from './use-stored'

export type SavedView = Listed<typeof listSavedViews>
/** Views as this browser stored them before they were stored on the server. */
type LocalView = Pick<SavedView, 'name' | 'query'>

const BROKEN = '저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'
const NONE: readonly SavedView[] = []

const readLocal = (value: unknown): LocalView[] | undefined =>
  Array.isArray(value)
    ? value.filter(
        (one): one is LocalView =>
          typeof one === 'object' &&
          one !== null &&
          typeof (one as LocalView).name === 'string' &&
          typeof (one as LocalView).query === 'string',
      )
    : undefined

interface SavedViews {
  views: readonly SavedView[]
  /** Why the last change was refused; empty otherwise. */
  fault: string
  /** @returns whether it was stored. */
  store: (view: Pick<SavedView, 'name' | 'query' | 'columns' | 'isShared'>) => Promise<boolean>
  remove: (view: SavedView) => Promise<boolean>
}

/** The views of one list: one's own and those that others share. What this browser alone remembered is brought to the server once. */
export function useSavedViews(type: string, staffId: string): SavedViews {
  const { data, mutate } = useSWR(['saved-views', type], async () => (await call(listSavedViews, { type })).items)
  const [fault, setFault] = useState('')
  const [local, setLocal] = useStored(`maru-views/${staffId}/${type}`, readLocal)
  useEffect(() => {
    if (!local || !data) return
    const known = new Set(data.filter(({ isOwn }) => isOwn).map(({ name }) => name))
    const left = local.filter(({ name }) => !known.has(name.trim()))
    void Promise.all(left.map(({ name, query }) => call(storeView, { type, name, query })))
      .then(() => setLocal(undefined))
      .then(() => mutate())
      // Another visit tries again.
      .catch(() => undefined)
  }, [type, local, data, setLocal, mutate])

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setFault('')
    try {
      await work()
      await mutate()
      return true
    } catch (failure) {
      setFault(failure instanceof CallFailure ? failure.message : BROKEN)
      return false
    }
  }
  return {
    views: data ?? NONE,
    fault,
    store: ({ name, query, columns, isShared }) => attempt(() => call(storeView, { type, name, query, columns, isShared })),
    remove: ({ id }) => attempt(() => call(deleteView, { type, id })),
  }
}
