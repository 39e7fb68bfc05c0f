import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listMySignIns } from '@/schemas/api/auth/own-sign-ins'
import type { Listed } from '@/schemas/api/base/contract'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export type SignIn = Listed<typeof listMySignIns>
export interface Data {
  /** Empty in the builder, where no member is signed in. */
  signIns: readonly SignIn[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const answer = call(listMySignIns, {}, { signal }).then(({ items }) => ({ item: items }))
  return { data: { signIns: (await itemIfSignedIn(answer)) ?? [] } }
}
