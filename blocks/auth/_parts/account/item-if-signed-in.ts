import { CallFailure } from '@/schemas/api/base/failure'

/** The item of a call about the signed-in member; null when no member is signed in, as on the builder's canvas. */
export async function itemIfSignedIn<T>(answer: Promise<{ item: T }>): Promise<T | null> {
  try {
    return (await answer).item
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}
