import { categoriesIn } from '@/schemas/rules/consulting/consultation-form'
import type { Choice } from './choices'

/** The categories that the URL names and that exist (S-CONSREQ-1). */
export function knownChoices(checkValue: string | undefined, choices: readonly Choice[], single = false): string[] {
  const known = categoriesIn(checkValue).filter((one) => choices.some(({ id }) => id === one))
  return single ? known.slice(0, 1) : known
}
