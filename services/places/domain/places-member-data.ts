import { VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { shopPicks, shops } from '@/services/db/tables/places'
import { shopVisits } from '@/services/db/tables/visits'
import { memberTable, ofMember, OMITTED, type MemberTable } from '@/services/parts/member-table'
import { giveVisitPlacesBack } from './give-visit-places-back'

const shopName = { shopId: { table: shops, key: shops.shopId, name: shops.shopName } }

/** What a member has with shops: booked visits, recommendations. */
export const placesMemberData: readonly MemberTable[] = [
  memberTable(shopVisits, {
    title: '방문 예약',
    rowsOf: ofMember(shopVisits.memberNo),
    fields: {
      visitSeq: '예약 번호',
      person: '방문하는 분',
      people: '인원',
      request: '요청 사항',
      state: '상태',
      cancelReason: '취소 사유',
      bookedAt: '예약한 때',
      updatedAt: '마지막으로 바뀐 때',
    },
    codes: { state: VISIT_STATE_WORDS },
    omitted: {
      siteId: OMITTED.site,
      slotSeq: OMITTED.serial,
      memberNo: OMITTED.ownNumber,
      personIndex: OMITTED.keyedHash,
      sequence: OMITTED.serial,
    },
    // The messages go with their booking.
    erasure: { how: 'delete', first: giveVisitPlacesBack },
  }),
  memberTable(shopPicks, {
    title: '매장 찾기에서 추천한 매장',
    rowsOf: ofMember(shopPicks.memberNo),
    names: shopName,
    fields: { shopId: '매장', createdAt: '추천한 때' },
    omitted: { siteId: OMITTED.site, memberNo: OMITTED.ownNumber },
    // The shop's number of recommendations stays what it was.
    erasure: { how: 'delete' },
  }),
]
