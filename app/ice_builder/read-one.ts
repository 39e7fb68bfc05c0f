import { call } from '@/schemas/api/base/call'
import type { AnyContract, Input, Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'

/** What the parameters of a path name. Undefined where there is no such row, or the path says no number where there has to be one. */
export async function readOne<C extends AnyContract>(contract: C, params: Record<string, string>): Promise<Item<C> | undefined> {
  const takes = (contract as { input: { properties: Record<string, { type?: string }> } }).input.properties
  const input = Object.entries(params).map(([name, text]) => [
    name,
    takes[name]?.type === 'integer' ? Number(text) : decodeURIComponent(text),
  ])
  if (input.some(([, value]) => typeof value === 'number' && !Number.isSafeInteger(value))) return undefined
  try {
    return (await call(contract, Object.fromEntries(input) as Input<C>)).item
  } catch (error) {
    if (error instanceof CallFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
