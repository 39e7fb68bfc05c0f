import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readMember } from '@/schemas/api/members/account'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { Props } from './schema'

export interface Data {
  memberId: string
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const member = await itemIfSignedIn(call(readMember, {}, { signal }))
  return { data: { memberId: member?.memberId ?? '' } }
}
