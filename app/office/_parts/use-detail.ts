import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Input, Item } from '@/schemas/api/base/contract'

/**
 * One record as it is now, beginning with what the server rendered, and how it is read anew.
 * @param refreshInterval milliseconds until it is read again by itself, while something is under way.
 */
export function useDetail<C extends AnyContract>(
  contract: C,
  input: Input<C>,
  first: Item<C>,
  refreshInterval = (_: Item<C> | undefined) => 0,
) {
  const { data = first, mutate } = useSWR<Item<C>>([contract.id, input], async () => (await call(contract, input)).item, {
    ...{ fallbackData: first, revalidateOnMount: false, refreshInterval },
  })
  return [data, mutate] as const
}
