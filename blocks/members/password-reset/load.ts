import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readRecovery, type FoundMember } from '@/schemas/api/members/recovery'
import type { Props } from './schema'

/** The account whose owner was just verified here; undefined before. */
export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<FoundMember | null>> {
  const { item } = await call(readRecovery, {}, { signal })
  // One person is one member; of older duplicates, the one with an id is used.
  const [first] = item.purpose === 'resetPw' ? item.userList.toSorted((a, b) => Number(b.id !== '') - Number(a.id !== '')) : []
  return { data: first ?? null }
}
