import { CallFailure } from '@/schemas/api/base/failure'

/** What an identified person's calls answer; null in the builder, where there is no visitor, and the block shows what it is for. */
export async function forIdentified<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return null
    throw error
  }
}
