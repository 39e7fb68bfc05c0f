import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listDeliveries, type Delivery } from '@/schemas/api/store/deliveries'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  deliveries: readonly Delivery[] | null
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  return { data: { deliveries: (await forMember(() => call(listDeliveries, {}, { signal })))?.items ?? null } }
}
