'use client'
import useSWR, { type KeyedMutator } from 'swr'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Answer, Input } from '@/schemas/api/base/contract'

/** One page of rows, and when it was asked for: `오늘` is said of that moment. */
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
 * One page of a list, asked again whenever the member of staff comes back to the window.
 * @param name under which every page of the list is cached, so that a write can refresh them all.
 * @param first what the server rendered the page with, where this is the view that it was rendered for.
 */
export function useRows<C extends AnyContract>(name: string, contract: C, input: Input<C>, first?: Rows<C>): RowsState<C> {
  return useSWR<Rows<C>, unknown, readonly [string, Input<C>]>(
    [name, input],
    async ([, pageInput]) => ({ answer: await call(contract, pageInput), at: Date.now() }),
    { keepPreviousData: true, ...(first ? { fallbackData: first } : {}) },
  )
}
