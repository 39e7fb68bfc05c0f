import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyFacts } from '@/services/db/tables/company'
import { member, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { contractPaper } from './contract-paper'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})

const FACTS = {
  ...{ company: '㈜시험하우스', owner: '정가람', address: '서울특별시 강남구 시험로 1', email: 'help@example.com' },
  ...{ businessNumber: '123-45-67891', orderNumber: '제2026-서울강남-00000호' },
}
const publishFacts = async (): Promise<void> => {
  await app.open.db.insert(companyFacts).values({ siteId: 'site', ...FACTS, privacyOfficer: '한결', phone: '1588-0000', sender: '라움결' })
}

test('the paper names goods, sums, address, supply, the way out and who sells, as the record of the company says it', async () => {
  await publishFacts()
  const buyer = await shop.join()
  await shop.give(buyer, 2_000, `event:${buyer}`)
  const couponId = await shop.issue(buyer)
  const items = [
    { variantId: 'lamp-1', qty: 1 },
    { variantId: 'sofa-1', qty: 1 },
  ]
  const { orderId } = await shop.bought(items, { couponId, points: 2_000 }, member(buyer))
  expect(await contractPaper(app.open.db, await shop.orderOf(orderId))).toEqual([
    '',
    '[계약 내용]',
    '주문한 때: 2026.06.01 10:00',
    '상품: 조명 1개, 30,000원',
    '상품: 소파 1개, 900,000원',
    '상품 금액: 930,000원',
    '배송비: 3,000원',
    '설치비: 40,000원',
    '쿠폰 할인: -5,000원',
    '포인트 사용: -2,000원',
    '결제 금액: 966,000원 (카드·간편결제)',
    '받는 분: 송다온, 010-2000-1011',
    '배송지: (06236) 서울 강남구 테헤란로 1 101호',
    '공급 시기: 결제를 마친 다음 날부터 영업일 2일 안에 보냅니다.',
    '',
    '[청약철회와 반품]',
    '상품을 받은 날부터 7일 안에 단순 변심으로 철회하실 수 있습니다. 상품이 표시·광고나 계약 내용과 다르면 받은 날부터 3개월 안에, 그 사실을 안 날부터 30일 안에 철회하실 수 있습니다.',
    '단순 변심이면 돌려보내는 비용을 부담하십니다. 저희가 수거하면 택배 상품 3,000원, 설치 배송 상품 50,000원을 환불 금액에서 뺍니다. 상품의 하자나 오배송이면 판매자가 부담합니다.',
    '주문 제작 상품은 제작이 시작되면 단순 변심으로 철회하실 수 없습니다.',
    '반품하신 상품을 받은 날부터 영업일 3일 안에 환급합니다.',
    '미성년자가 법정대리인의 동의 없이 주문하시면 미성년자 본인이나 법정대리인이 그 계약을 취소하실 수 있습니다.',
    '',
    '[판매자]',
    '상호: ㈜시험하우스',
    '대표자: 정가람',
    '사업자등록번호: 123-45-67891',
    '통신판매업 신고번호: 제2026-서울강남-00000호',
    '주소: 서울특별시 강남구 시험로 1',
    '이메일: help@example.com',
    '고객센터: 라움결 1588-0000',
  ])
})

test('a delivery to 제주 costs its surcharge in the sum that is confirmed, and no order is written without it', async () => {
  const delivery = {
    name: '송다온',
    phoneNo: '010-2000-1011',
    zipCode: '63122',
    address: '제주특별자치도 제주시 노연로 1',
    addressDetail: '',
  }
  const lamp = [{ variantId: 'lamp-1', qty: 1 }]
  const refused = await shop.prepare(lamp, { delivery, amount: 33_000 })
  expect([refused.status, refused.data.item]).toEqual([409, { amount: 36_000 }])
  expect(await shop.prepared(lamp, { delivery })).toMatchObject({ amount: 36_000 })
})
