import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readMember, readMyAccount } from '@/schemas/api/members/account'
import type { SessionUser } from '@/schemas/api/auth/session'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  user: SessionUser | null
  /** The account is readable: the password was confirmed in this sign-in already. */
  isConfirmed: boolean
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [user, account] = await Promise.all([
    itemIfSignedIn(call(readMember, {}, { signal })),
    itemIfSignedIn(call(readMyAccount, {}, { signal })),
  ])
  return { data: { user, isConfirmed: account !== null } }
}
