import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readMember } from '@/schemas/api/members/account'
import type { SessionUser } from '@/schemas/api/auth/session'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<SessionUser | null>> {
  return { data: await itemIfSignedIn(call(readMember, {}, { signal })) }
}
