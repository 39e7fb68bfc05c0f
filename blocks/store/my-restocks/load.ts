import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listRestocks } from '@/schemas/api/store/restocks'
import { forMember } from '@/blocks/members/_parts/for-member'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  wishes: readonly Listed<typeof listRestocks>[] | null
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const answer = await forMember(() => call(listRestocks, {}, { signal }))
  return { data: { wishes: answer?.items ?? null } }
}
