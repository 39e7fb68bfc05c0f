import { CallFailure } from '@/schemas/api/base/failure'
import { releaseDormant } from '../_parts/dormant/release-dormant'

/**
 * Signs in. The owner of a dormant account may release it first, and is signed in then (E-LO012, S-DORM-1..3).
 * @returns undefined when the account was not released.
 */
export async function passDormancy<T>(memberId: string, enter: () => Promise<T>): Promise<T | undefined> {
  try {
    return await enter()
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== 'LO012') throw error
    return (await releaseDormant({ memberId })) ? enter() : undefined
  }
}
