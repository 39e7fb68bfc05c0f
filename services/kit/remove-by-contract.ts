import type { AnyContract, Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { callWithin } from './run'
import type { Ctx } from './service'

/** Removes something by the contract that its own page uses. @returns false for another's and for a missing one alike (P-MEM-2). */
export async function removeByContract<C extends AnyContract>(ctx: Ctx, contract: C, input: Input<C>): Promise<boolean> {
  try {
    await callWithin(ctx, contract, input)
    return true
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 403 || error.status === 404)) return false
    throw error
  }
}
