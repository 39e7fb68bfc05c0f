import { scrapTargetOf, type ScrapTarget } from '@/schemas/rules/members/scrap-types'

/** The records that these texts name, each `type:id`; a text that names none is left out. */
export const targetsOf = (keys: readonly string[]): ScrapTarget[] =>
  keys.flatMap((key) => {
    const target = scrapTargetOf(key)
    return target?.id ? target : []
  })
