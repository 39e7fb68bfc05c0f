import * as contracts from '@/schemas/api/places/finder'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { countLater } from '@/services/counts/count-later'
import { operation } from '@/services/kit/service'

const LONGEST = 40
/** As many digits as a telephone number has: what looks like one is not kept. */
const MOST_DIGITS = 6

/** The search is counted by day with those of everybody; what looks like a person's number or mail address is counted as nothing. */
export const saveShopSearch = operation(contracts.saveShopSearch, (asked, { siteId, now }) => {
  const keyword = (asked.keyword ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST)
  const isPrivate = keyword.includes('@') || digitsOnly(keyword).length > MOST_DIGITS
  const subject = [asked.region?.trim() ?? '', keyword].filter(Boolean).join(' ')
  if (subject && !isPrivate) countLater({ siteId, now }, { kind: 'shop-search', subject })
  return Promise.resolve({})
})
