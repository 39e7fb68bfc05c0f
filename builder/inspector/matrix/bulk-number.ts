// A number of many rows changed at once. Pure.
import { faultOf, type FieldSchema } from '../field-schema'

export const BULK_WAYS = ['set', 'add', 'percent'] as const
export type BulkWay = (typeof BULK_WAYS)[number]

/**
 * @param now undefined where the row has none yet.
 * @param over what the number is added to (a price): hundredths are of both together.
 * @returns the number, or why there is none.
 */
export function bulkNumber(
  schema: FieldSchema,
  now: number | undefined,
  way: BulkWay,
  by: number,
  over: number,
): { value: number } | { fault: string } {
  const start = now ?? 0
  const value = way === 'set' ? by : way === 'add' ? start + by : Math.round(((over + start) * (100 + by)) / 100) - over
  const fault = faultOf(schema, value, { isDraft: true })
  return fault === undefined ? { value } : { fault }
}
