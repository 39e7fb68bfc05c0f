'use client'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { readMedia } from '@/schemas/api/site/media-library'

export type MediaDetail = Item<typeof readMedia>

/** One file with its usages and versions. A revalidation must not overwrite what is being typed, so that it is asked for only on demand. */
export function useMediaFile(file: string) {
  return useSWR<MediaDetail, unknown>(['media-file', file], async () => (await call(readMedia, { file })).item, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
    shouldRetryOnError: false,
  })
}
