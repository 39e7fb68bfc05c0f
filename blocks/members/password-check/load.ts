import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readMember, readMyAccount } from '@/schemas/api/members/account'
import type { SessionUser } from '@/schemas/api/auth/session'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  user: SessionUser | null
  /** The account itself can be read: it was asked for in this sign-in already. */
  isConfirmed: boolean
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [user, account] = await Promise.all([
    itemIfSignedIn(call(readMember, {}, { signal })),
    itemIfSignedIn(call(readMyAccount, {}, { signal })),
  ])
  return { data: { user, isConfirmed: account !== null } }
}
