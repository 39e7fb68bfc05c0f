import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readRecovery, type FoundMember } from '@/schemas/api/members/recovery'
import type { Props } from './schema'

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<FoundMember[]>> {
  const { item } = await call(readRecovery, {}, { signal })
  return { data: item.purpose === 'findId' ? item.userList : [] }
}
