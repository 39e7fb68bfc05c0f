import { CANCEL_REQUEST_WORDS } from '@/schemas/rules/store/cancel-requests'
import { ORDER_CHANGE_WORDS } from '@/schemas/rules/store/order-changes'
import { cancelRequests, orderChanges, orderNotes } from '@/services/db/tables/order-desk'
import { memberTable, OMITTED, type MemberTable } from '@/services/parts/member-table'
import { KEPT_BY_LAW, ofOrders } from './of-orders'

/** What is written, changed and asked about a member's orders. */
export const orderDeskMemberData: readonly MemberTable[] = [
  memberTable(orderNotes, {
    title: '주문에 적은 직원 메모',
    forMember: false,
    rowsOf: ofOrders(orderNotes.orderId),
    fields: { orderId: '주문 번호', staffName: '쓴 운영자', contents: '내용', writtenAt: '쓴 때', changedAt: '고친 때' },
    omitted: {
      noteSeq: OMITTED.serial,
      siteId: OMITTED.site,
      staffId: '운영자의 정보',
      version: '서로 다른 화면에서 함께 고치지 않게 하는 값',
    },
    erasure: { how: 'delete' },
  }),
  memberTable(orderChanges, {
    title: '주문에서 바꾼 것',
    rowsOf: ofOrders(orderChanges.orderId),
    fields: { orderId: '주문 번호', kind: '일', words: '바꾼 것', reason: '사유', at: '때' },
    codes: { kind: ORDER_CHANGE_WORDS },
    omitted: { changeSeq: OMITTED.serial, changedBy: '운영자의 정보' },
    erasure: KEPT_BY_LAW,
  }),
  memberTable(cancelRequests, {
    title: '취소 요청',
    rowsOf: ofOrders(cancelRequests.orderId),
    fields: {
      orderId: '주문 번호',
      state: '상태',
      reason: '이유',
      account: '환불 계좌',
      answer: '답',
      askedAt: '요청한 때',
      closedAt: '끝난 때',
    },
    codes: { state: CANCEL_REQUEST_WORDS },
    omitted: { requestSeq: OMITTED.serial, siteId: OMITTED.site, closedBy: '운영자의 정보' },
    erasure: KEPT_BY_LAW,
  }),
]
