import type { Rows } from '@/builder/list/use-rows'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Input } from '@/schemas/api/base/contract'
import { logger } from '@/services/base/log'

/**
 * The rows that the server renders a list with. Undefined when they cannot be read now: the screen is rendered without rows, and the
 * browser requests them.
 */
export async function firstRows<C extends AnyContract>(contract: C, input: Input<C>): Promise<Rows<C> | undefined> {
  try {
    return { answer: await call(contract, input), at: Date.now() }
  } catch (error) {
    logger().warn({ event: 'list-not-drawn', err: error }, `${contract.id} is left to the browser`)
    return undefined
  }
}
