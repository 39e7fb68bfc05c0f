// Counts clicks by day, for staff. Nothing about the visitor is stored.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { CLICKING } from '@/schemas/api/base/rate-limit'
import { CLICK_CALLS } from './click-calls'

const name = (title: string) => Type.String({ title, minLength: 1, maxLength: 100 })
/** Only existing records are counted, so that no caller fills the table with invented names. */
const errors = { missing: ['404', '찾을 수 없는 항목입니다.', 404] } as const

/** A click on a suggested search word. */
export const countTag = contract({
  at: CLICK_CALLS.countTag.at,
  id: 'stat.recKeyCnt',
  title: '추천 검색어 클릭 수 더하기',
  access: 'visitor',
  rateLimit: CLICKING,
  writes: true,
  input: Type.Object({ key: name('검색어') }),
  errors,
})

export const countBanner = contract({
  at: CLICK_CALLS.countBanner.at,
  id: 'stat.rBannerCnt',
  title: '배너 클릭 수 더하기',
  access: 'visitor',
  rateLimit: CLICKING,
  writes: true,
  input: Type.Object({ bannerId: name('배너') }),
  errors,
})

export const countPopup = contract({
  at: CLICK_CALLS.countPopup.at,
  id: 'stat.rPopupCnt',
  title: '팝업 클릭 수 더하기',
  access: 'visitor',
  rateLimit: CLICKING,
  writes: true,
  input: Type.Object({ popupId: name('팝업') }),
  errors,
})
