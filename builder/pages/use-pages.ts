'use client'
import useSWR from 'swr'
import { browsePages } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import type { Answer, Input, Listed } from '@/schemas/api/base/contract'

export type PageRow = Listed<typeof browsePages>

/** The rows, and when they were asked for: `오늘` is said of that moment. */
export interface Browsed {
  answer: Answer<typeof browsePages>
  at: number
}

/**
 * One page of the list, asked again whenever somebody comes back to the window.
 * @param first what the server drew the page with, if this is the view that it was asked for.
 */
export function usePages(input: Input<typeof browsePages>, first: Browsed | undefined) {
  return useSWR<Browsed, unknown, readonly ['pages', Input<typeof browsePages>]>(['pages', input], ([, asked]) => browse(asked), {
    keepPreviousData: true,
    ...(first ? { fallbackData: first } : {}),
  })
}

const browse = async (input: Input<typeof browsePages>): Promise<Browsed> => ({ answer: await call(browsePages, input), at: Date.now() })
