import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Input, Item } from '@/schemas/api/base/contract'

interface More<C extends AnyContract> {
  /** Milliseconds until it is read again by itself, while something is under way. */
  lookAgain?: (known: Item<C> | undefined) => number
}

/** One record as it is now, beginning with what the server rendered, and how it is read anew. */
export function useDetail<C extends AnyContract>(contract: C, input: Input<C>, first: Item<C>, { lookAgain }: More<C> = {}) {
  const { data = first, mutate } = useSWR<Item<C>>([contract.id, input], async () => (await call(contract, input)).item, {
    fallbackData: first,
    revalidateOnMount: false,
    ...(lookAgain ? { refreshInterval: lookAgain } : {}),
  })
  return [data, mutate] as const
}
