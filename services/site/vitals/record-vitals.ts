import * as contracts from '@/schemas/api/site/vitals'
import { VITALS } from '@/schemas/rules/site/vitals'
import { seoulDay } from '@/schemas/words/seoul-day'
import { operation } from '@/services/kit/service'
import { findPublished } from '../domain/published-routes'
import { countVisit } from './count-visit'

/**
 * Counts a visit under the route of its page, so that no caller fills the table with invented paths. A path without a page is not
 * counted, and not refused either: a missing page is left like any other.
 */
export const recordVitals = operation(contracts.recordVitals, async ({ path, _deviceType: device, ...values }, { db, siteId, now }) => {
  const found = await findPublished(db, siteId, path)
  if (!found) return {}
  const measured = VITALS.flatMap((vital) => (values[vital] === undefined ? [] : [{ vital, value: values[vital] }]))
  if (measured.length > 0) await countVisit(db, { siteId, day: seoulDay(now), route: found.value.name, device, measured })
  return {}
})
