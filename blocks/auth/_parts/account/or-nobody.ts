import { CallFailure } from '@/schemas/api/base/failure'

/** What a call about the member himself answers; null where nobody is signed in, as on the canvas of the builder. */
export async function orNobody<T>(asked: Promise<{ item: T }>): Promise<T | null> {
  try {
    return (await asked).item
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}
