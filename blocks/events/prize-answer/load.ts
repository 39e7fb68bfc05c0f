import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readMyPrize } from '@/schemas/api/events/prizes'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export type Prize = Item<typeof readMyPrize>
export interface Data {
  /** Null where nobody is signed in, and for a prize that is not this member's. */
  prize: Prize | null
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = page.query['prize'] ?? ''
  if (!/^[1-9]\d{0,8}$/.test(asked)) return { data: { prize: null } }
  try {
    const answer = await forMember(() => call(readMyPrize, { prizeSeq: Number(asked) }, { signal }))
    return { data: { prize: answer?.item ?? null } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return { data: { prize: null } }
    throw error
  }
}
