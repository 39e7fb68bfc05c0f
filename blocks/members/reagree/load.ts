import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readMember } from '@/schemas/api/members/account'
import type { SessionUser } from '@/schemas/api/auth/session'
import { itemIfSignedIn } from '@/blocks/auth/_parts/account/item-if-signed-in'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { termTitles } from '@/blocks/members/_parts/form/term-titles'
import type { Props } from './schema'

export interface Data {
  user: SessionUser | null
  terms: TermTitles
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const user = await itemIfSignedIn(call(readMember, {}, { signal }))
  return { data: { user, terms: await termTitles(call, user?.bizYn === 'Y' ? 'business' : 'personal', signal) } }
}
