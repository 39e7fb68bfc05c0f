import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { RECEIPT_KIND_WORDS } from '@/schemas/rules/store/cash-receipts'
import { ORDER_CHANGE_WORDS } from '@/schemas/rules/store/order-changes'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { REFUND_ACT_WORDS, REFUND_STATE_WORDS } from '@/schemas/rules/store/refund-requests'
import { RETURN_CAUSE_WORDS, RETURN_KIND_WORDS, RETURN_STATE_WORDS, RETURN_WAY_WORDS } from '@/schemas/rules/store/return-states'
import { issuedCoupons } from '@/services/db/tables/coupons'
import { deliveryAddresses, refundAccounts } from '@/services/db/tables/deliveries'
import { ledgerAccounts } from '@/services/db/tables/ledger'
import { orderChanges, orderNotes } from '@/services/db/tables/order-desk'
import { orderDrafts, orders } from '@/services/db/tables/orders'
import { cashReceipts, payments, refunds } from '@/services/db/tables/payments'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { orderReturns } from '@/services/db/tables/returns'
import { memberTable, ofMember, OMITTED, type Member, type MemberTable } from '@/services/parts/member-table'

const ofOrders =
  (column: PgColumn) =>
  ({ memberNo }: Member): SQL =>
    sql`${column} in (select ${orders.orderId} from ${orders} where ${orders.memberNo} = ${memberNo})`

const YES_NO = { Y: '이용함', N: '이용하지 않음' }
const METHOD = { CARD: '카드', TRANSFER: '계좌이체', VBANK: '가상계좌' }
/** Of the contract, the payment and the supply of goods (전자상거래법 시행령 제6조): a withdrawal does not end it. */
const BY_LAW = {
  how: 'retain',
  reason: '전자상거래법에 따라 계약과 대금 결제의 기록을 5년 동안 보관한다; 개인정보는 암호화되어 있다',
  years: 5,
} as const

/** What is stored of a member's orders and of what they have for the next one. */
export const orderMemberData: readonly MemberTable[] = [
  memberTable(orders, {
    title: '주문',
    rowsOf: ofMember(orders.memberNo),
    fields: {
      orderId: '주문 번호',
      buyer: '주문자',
      delivery: '배송지',
      receipt: '현금영수증',
      state: '상태',
      method: '결제 수단',
      escrowYn: '구매안전서비스 선택',
      orderName: '상품',
      goodsAmount: '상품 금액',
      deliveryFee: '배송비',
      installFee: '설치비',
      couponAmount: '쿠폰 할인',
      pointAmount: '사용한 포인트',
      amount: '결제 금액',
      paidAt: '결제한 때',
      placedAt: '주문한 때',
      updatedAt: '마지막으로 바뀐 때',
    },
    codes: { state: ORDER_WORDS, method: METHOD, escrowYn: YES_NO },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      personIndex: OMITTED.keyedHash,
      stock: '재고를 세는 설정값',
      image: '상품의 사진',
      imageAlt: '상품의 사진',
      issuedSeq: OMITTED.serial,
      cartNo: OMITTED.serial,
      draftSeq: OMITTED.serial,
      heldUntil: '재고를 잡아 둔 기한',
      confirmedAt: '구매를 확정한 때의 설정값',
      partTerms: '일부 취소를 계산하는 설정값',
      terms: '반품을 계산하는 설정값',
      version: OMITTED.serial,
    },
    erasure: BY_LAW,
  }),
  memberTable(orderDrafts, {
    title: '전화 주문',
    rowsOf: ofMember(orderDrafts.memberNo),
    fields: {
      draftSeq: '전화 주문 번호',
      delivery: '배송지',
      lines: '상품',
      amount: '결제할 금액',
      discount: '할인',
      discountReason: '할인한 사유',
      note: '운영자 메모',
      linkSentAt: '결제 링크를 보낸 때',
      linkEndsAt: '결제 기한',
      linkTakenAt: '결제 링크를 거둔 때',
      cancelledAt: '취소한 때',
      cancelReason: '취소한 사유',
      madeAt: '쓰기 시작한 때',
      updatedAt: '마지막으로 바뀐 때',
    },
    omitted: {
      siteId: OMITTED.site,
      memberNo: OMITTED.ownNumber,
      buyer: '회원이 아닌 고객의 정보',
      linkHash: OMITTED.keyedHash,
      version: OMITTED.serial,
      madeBy: '운영자의 정보',
    },
    erasure: { how: 'delete' },
  }),
  memberTable(orderNotes, {
    title: '주문에 적은 직원 메모',
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
    erasure: BY_LAW,
  }),
  memberTable(payments, {
    title: '결제',
    rowsOf: ofOrders(payments.orderId),
    fields: {
      orderId: '주문 번호',
      state: '상태',
      amount: '금액',
      method: '결제 수단',
      escrowYn: '구매안전서비스',
      account: '입금 계좌',
      dueAt: '입금 기한',
      begunAt: '시작한 때',
      paidAt: '결제한 때',
    },
    codes: {
      state: { open: '확인 중', waiting: '입금 대기', done: '완료', failed: '실패', cancelled: '취소', stray: '취소 중' },
      method: METHOD,
      escrowYn: YES_NO,
    },
    omitted: { paymentKey: OMITTED.serial, siteId: OMITTED.site, receiptUrl: '결제사의 영수증 주소', updatedAt: '결제를 확인한 때' },
    erasure: BY_LAW,
  }),
  memberTable(refunds, {
    title: '환불',
    rowsOf: ofOrders(refunds.orderId),
    fields: {
      orderId: '주문 번호',
      state: '상태',
      amount: '금액',
      points: '포인트',
      deducted: '뺀 금액',
      reason: '이유',
      account: '환불 계좌',
      requestedAt: '신청한 때',
      settledAt: '끝난 때',
    },
    codes: { state: { requested: '처리 중', done: '완료', failed: '실패' } },
    omitted: {
      refundId: OMITTED.serial,
      siteId: OMITTED.site,
      paymentKey: OMITTED.serial,
      pieces: '주문 상품과 수량을 가리키는 번호',
      optionOf: OMITTED.serial,
      requestedBy: '누가 신청했는지 나타내는 설정값',
    },
    erasure: BY_LAW,
  }),
  memberTable(cashReceipts, {
    title: '현금영수증',
    rowsOf: ofOrders(cashReceipts.orderId),
    fields: {
      orderId: '주문 번호',
      act: '발급과 취소',
      kind: '종류',
      number: '발급받을 번호',
      amount: '금액',
      state: '상태',
      issueNumber: '승인 번호',
      at: '신청한 때',
      settledAt: '끝난 때',
    },
    codes: {
      act: { confirm: '발급', cancel: '취소' },
      kind: RECEIPT_KIND_WORDS,
      state: { requested: '신청함', progress: '발급 중', done: '완료', failed: '실패' },
    },
    omitted: {
      receiptId: OMITTED.serial,
      siteId: OMITTED.site,
      paymentKey: OMITTED.serial,
      origin: '누가 신청했는지 나타내는 설정값',
      fact: OMITTED.serial,
      receiptKey: OMITTED.serial,
      cancels: OMITTED.serial,
      receiptUrl: '결제사의 영수증 주소',
      fault: '결제사의 오류 코드',
      dueAt: '다시 확인할 때의 설정값',
    },
    erasure: BY_LAW,
  }),
  memberTable(orderReturns, {
    title: '교환과 반품',
    rowsOf: ofOrders(orderReturns.orderId),
    fields: {
      orderId: '주문 번호',
      kind: '종류',
      cause: '사유',
      state: '상태',
      reason: '자세한 사유',
      knownDay: '하자를 안 날',
      way: '보내는 방법',
      pickup: '수거할 곳',
      pickupDay: '수거를 바라는 날',
      carrier: '택배사',
      trackingNo: '송장 번호',
      amount: '금액',
      points: '포인트',
      fee: '반품 비용',
      waiver: '반품 비용을 받지 않은 사유',
      account: '환불 계좌',
      requestedAt: '신청한 때',
      updatedAt: '마지막으로 바뀐 때',
    },
    codes: { kind: RETURN_KIND_WORDS, cause: RETURN_CAUSE_WORDS, state: RETURN_STATE_WORDS, way: RETURN_WAY_WORDS },
    omitted: {
      returnSeq: OMITTED.serial,
      siteId: OMITTED.site,
      refundId: OMITTED.serial,
      dueAt: '처리할 기한의 설정값',
      version: OMITTED.serial,
    },
    erasure: BY_LAW,
  }),
  memberTable(refundRequests, {
    title: '다른 직원이 확인하는 환불',
    rowsOf: ofOrders(refundRequests.orderId),
    fields: {
      orderId: '주문 번호',
      act: '종류',
      state: '상태',
      amount: '금액',
      reason: '사유',
      account: '환불 계좌',
      askedAt: '요청한 때',
      decidedAt: '끝난 때',
    },
    codes: { act: REFUND_ACT_WORDS, state: REFUND_STATE_WORDS },
    omitted: {
      requestSeq: OMITTED.serial,
      siteId: OMITTED.site,
      returnSeq: OMITTED.serial,
      version: OMITTED.serial,
      items: '주문 상품과 수량을 가리키는 번호',
      askedBy: '어느 직원이 요청했는지 나타내는 설정값',
      decidedBy: '어느 직원이 확인했는지 나타내는 설정값',
      sentBackFor: '직원이 직원에게 적은 말',
      refundId: OMITTED.serial,
    },
    erasure: BY_LAW,
  }),
  memberTable(issuedCoupons, {
    title: '받은 쿠폰',
    rowsOf: ofMember(issuedCoupons.memberNo),
    fields: { couponSeq: '쿠폰', nth: '몇 번째로 받은 것', issuedAt: '받은 때', expiresAt: '만료되는 때' },
    omitted: { issuedSeq: OMITTED.serial, siteId: OMITTED.site, memberNo: OMITTED.ownNumber },
    erasure: { how: 'keep', reason: '주문에 쓰인 쿠폰의 장부이므로 남긴다; 번호와 때뿐이다' },
  }),
  memberTable(ledgerAccounts, {
    title: '포인트와 쿠폰의 장부',
    rowsOf: ofMember(ledgerAccounts.memberNo),
    fields: { unit: '종류', kind: '구분' },
    codes: {
      unit: { point: '포인트', coupon: '쿠폰' },
      kind: { member: '보유', held: '주문에 사용 중', given: '지급', spent: '사용', expired: '만료' },
    },
    omitted: { accountSeq: OMITTED.serial, siteId: OMITTED.site, memberNo: OMITTED.ownNumber },
    erasure: { how: 'keep', reason: '합계가 맞아야 하는 장부이므로 남긴다; 번호와 수량뿐이다' },
  }),
  memberTable(deliveryAddresses, {
    title: '배송지',
    rowsOf: ofMember(deliveryAddresses.memberNo),
    fields: { place: '받는 분과 주소', defaultYn: '기본 배송지', savedAt: '저장한 때' },
    omitted: { seq: OMITTED.serial, siteId: OMITTED.site, memberNo: OMITTED.ownNumber },
    erasure: { how: 'delete' },
  }),
  memberTable(refundAccounts, {
    title: '환불 계좌',
    rowsOf: ofMember(refundAccounts.memberNo),
    fields: { account: '계좌', savedAt: '저장한 때' },
    omitted: { siteId: OMITTED.site, memberNo: OMITTED.ownNumber },
    erasure: { how: 'delete' },
  }),
]
