import * as contracts from '@/schemas/api/site/addresses'
import { CallFailure } from '@/schemas/api/base/failure'
import { operation } from '@/services/kit/service'
import { settings } from '@/services/base/settings'
import { MINUTE, limitCalls } from '@/services/kit/limit-calls'
import { searchAddresses as askAddresses } from '@/services/outside/search-addresses'

const AWAY = '지금은 주소를 찾을 수 없습니다. 잠시 후 다시 시도해 주세요.'

/** The keyword is sent only to the search service, and is not logged. Thirty calls a minute are enough for a person. */
export const searchAddresses = operation(contracts.searchAddresses, async ({ keyword, page = 1, size = 10 }, { db, now, log, fail }) => {
  const service = settings().outside.address
  if (!service) throw fail('off')
  const sentence = contracts.searchAddresses.errors!.tooMany[1]
  await limitCalls(db, { what: 'address-search', most: 60, span: MINUTE, sentence }, now)
  const found = await askAddresses(service, { keyword, page, size })
  if (found.ok) return found.value
  // The keyword is too short or too general: the service's message says what to type.
  if (/^E\d{4}$/.test(found.code) && found.message) throw new CallFailure('400', found.message)
  log.warn({ event: 'address-search-failed', code: found.code }, 'the address search did not answer as it should')
  throw new CallFailure('503', AWAY, { status: 503, retryAfter: 5 })
})
