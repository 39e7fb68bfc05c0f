import type { Loaded, LoadInput } from '@/renderer/define-block'
import { readMember } from '@/schemas/api/members/account'
import { CallFailure } from '@/schemas/api/base/failure'
import type { SessionUser } from '@/schemas/api/auth/session'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, where no member is signed in. */
  member: SessionUser | null
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  try {
    const { item } = await call(readMember, {}, { signal })
    return { data: { member: item } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { member: null } }
    throw error
  }
}
