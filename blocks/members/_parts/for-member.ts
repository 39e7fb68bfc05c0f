import { CallFailure } from '@/schemas/api/base/failure'

/** What a member's own calls answer; null in the builder, where no member is signed in and the block shows what it is for. */
export async function forMember<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return null
    throw error
  }
}
