import type { Loaded, LoadInput } from '@/renderer/define-block'
import { CallFailure } from '@/schemas/api/base/failure'
import { listCart, type CartGroup } from '@/schemas/api/store/cart'
import type { Props } from './schema'

export interface Data {
  /** Null where a sign-in has to be renewed first, which the browser does. */
  groups: CartGroup[] | null
  isMember: boolean
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  try {
    const { items, item } = await call(listCart, {}, { signal })
    return { data: { groups: items, isMember: item.memberYn === 'Y' } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { groups: null, isMember: true } }
    throw error
  }
}
