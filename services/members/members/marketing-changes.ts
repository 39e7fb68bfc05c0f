import type { ConsentChanges } from '../domain/consents'

interface Flags {
  goodsMarketingYn?: 'Y' | 'N' | undefined
  eventMarketingYn?: 'Y' | 'N' | undefined
  adMarketingYn?: 'Y' | 'N' | undefined
}

/** The marketing fields of a form; an absent flag stays as it is. */
export function marketingChanges({ goodsMarketingYn, eventMarketingYn, adMarketingYn }: Flags): ConsentChanges {
  const said = { goodsSms: goodsMarketingYn, eventMail: eventMarketingYn, marketing: adMarketingYn }
  return Object.fromEntries(Object.entries(said).flatMap(([kind, yn]) => (yn === undefined ? [] : [[kind, yn === 'Y']])))
}
