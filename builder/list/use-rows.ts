'use client'
import useSWR, { type KeyedMutator } from 'swr'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Answer, Input } from '@/schemas/api/base/contract'

/** One page of rows, and the time of its request: `오늘` refers to that moment. */
export interface Rows<C> {
  answer: Answer<C>
  at: number
}
export interface RowsState<C> {
  data: Rows<C> | undefined
  error: unknown
  isValidating: boolean
  mutate: KeyedMutator<Rows<C>>
}

/**
 * One page of a list, requested again when the member of staff returns to the window.
 * @param name cache name of every page of the list, so that a write can refresh them all.
 * @param input undefined asks for nothing, because another view of the list is open.
 * @param first the rows that the server rendered, if this is the view that it rendered.
 */
export function useRows<C extends AnyContract>(name: string, contract: C, input: Input<C> | undefined, first?: Rows<C>): RowsState<C> {
  return useSWR<Rows<C>, unknown, readonly [string, Input<C>] | null>(
    input ? [name, input] : null,
    async ([, pageInput]) => ({ answer: await call(contract, pageInput), at: Date.now() }),
    { keepPreviousData: true, ...(first ? { fallbackData: first } : {}) },
  )
}
