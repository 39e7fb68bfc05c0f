// What two members of staff did to one request at the same time: the second is refused with what the first did and with what they wanted
// themselves, so that a screen shows both and lets the second choose again.
import { CallFailure } from '@/schemas/api/base/failure'
import type { Stage } from '@/schemas/rules/consulting/stages'

/** One change by another, in words. */
export interface DeskChange {
  /** Name of the member of staff. */
  by: string
  /** ISO 8601 */
  at: string
  what: 'move' | 'assign'
  from: string
  to: string
}

/** `item` of the refusal. */
export interface ConsultationConflict {
  /** The request as it is now: the next change names this version. */
  version: number
  stage: Stage
  shopId: string
  staffId: string
  /** What others did since the caller's version, the latest first. */
  changes: DeskChange[]
  /** What the caller wanted, in words. */
  wanted: { what: DeskChange['what']; to: string }
}

/** What a refused call carries about the other's change; undefined for any other failure. */
export function conflictOf(error: unknown): ConsultationConflict | undefined {
  if (!(error instanceof CallFailure) || typeof error.item !== 'object' || error.item === null) return undefined
  return 'changes' in error.item && 'wanted' in error.item ? (error.item as ConsultationConflict) : undefined
}
