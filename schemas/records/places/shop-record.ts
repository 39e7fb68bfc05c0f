import { Type } from 'typebox'
import { parseClosed, parseWeek } from '@/schemas/rules/places/opening-hours'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const Desk = Type.Object(
  { name: f.lineField('상담실 이름', 60), phoneNumber: f.phoneField('전화번호') },
  { title: '상담실', additionalProperties: false },
)
const ClosedDate = Type.Object(
  {
    date: f.lineField('날짜', 10, { pattern: '^\\d{4}-\\d{2}-\\d{2}$', help: '예: 2026-12-24' }),
    reason: f.optionalLineField('사유', 40, { help: '예: 내부 공사' }),
  },
  { title: '쉬는 날짜', additionalProperties: false },
)
const Pick = Type.Object(
  { productId: f.referenceField('제품', 'products'), comment: f.paragraphField('권하는 말', 200) },
  { title: '권하는 제품', additionalProperties: false },
)
const ShopForm = Type.Object(
  {
    type: f.choiceField('종류', { showroom: '전시장', dealer: '대리점', mart: '마트' }),
    shopName: f.lineField('매장 이름', 60),
    summary: f.paragraphField('소개', 300),
    images: f.picturesField('사진', 10),
    categories: f.referencesField('다루는 품목', 'categories', 40),
    region: f.lineField('시·도', 10, { help: '예: 서울, 경기' }),
    district: f.optionalLineField('시·군·구', 20),
    address: f.lineField('주소', 200),
    lat: f.decimalField('위도', 33, 39, { help: '지도에 놓일 자리입니다. 예: 37.5126' }),
    lng: f.decimalField('경도', 124, 132, { help: '예: 127.0289' }),
    phoneNumber: f.phoneField('대표 전화'),
    desks: f.partsField('상담실 전화', Desk, 10),
    hours: f.optionalLineField('여는 시간', 60, {
      pattern: '^$|\\d{1,2}:\\d{2}',
      help: '예: 10:30–19:30 또는 평일 09:00–18:30, 토요일 10:00–15:00',
    }),
    closedDays: f.optionalLineField('쉬는 날', 60, {
      pattern: '^[가-힣~–·, -]*$',
      help: '예: 일요일·공휴일, 둘째·넷째 월요일·추석, 연중무휴',
    }),
    closedDates: f.partsField('따로 쉬는 날짜', ClosedDate, 60),
    parking: f.optionalLineField('주차', 100),
    erpAgencyName: f.optionalLineField('상호', 60),
    agencyManager: f.optionalLineField('담당자', 40, { help: '손님에게 보이는 이름입니다.' }),
    exhibitsCheckedAt: Type.Optional(
      f.momentField('전시를 확인한 날', { help: '제품 화면의 전시 매장에 이 날짜가 보입니다. 매장의 재고를 뜻하지 않습니다.' }),
    ),
    picks: f.partsField('직원이 권하는 제품', Pick, 6),
    expertYn: f.yesNoField('전문가 추천 매장', '추천', '아니요', 'N'),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const shopRecord = defineRecord({
  type: 'shops',
  title: '매장',
  form: ShopForm,
  groups: [
    { title: '매장', fields: ['type', 'shopName', 'summary', 'images', 'categories', 'exhibitsCheckedAt', 'picks'] },
    { title: '오시는 길', fields: ['region', 'district', 'address', 'lat', 'lng', 'parking'] },
    { title: '연락', fields: ['phoneNumber', 'desks', 'erpAgencyName', 'agencyManager'] },
    { title: '여는 시간', fields: ['hours', 'closedDays', 'closedDates'] },
    { title: '목록', fields: ['expertYn', 'orderNo'] },
  ],
  name: 'shopName',
  picture: 'images',
  list: {
    columns: ['type', 'region', 'phoneNumber', 'orderNo'],
    filters: ['type', 'categories'],
    search: ['address', 'region', 'district', 'erpAgencyName', 'phoneNumber'],
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/zin/exhibition/detail/${id}`,
  hasOwnPage: true,
  // Visitors are told whether a shop is open, so its words must be readable by the rule that decides it.
  problems: ({ hours, closedDays }) => [
    ...(hours && !parseWeek(hours)
      ? [{ pointer: '/hours', message: '시간을 읽을 수 없습니다. 10:30–19:30이나 평일 09:00–18:30, 토요일 10:00–15:00처럼 입력해 주세요.' }]
      : []),
    ...(closedDays && !parseClosed(closedDays)
      ? [{ pointer: '/closedDays', message: '쉬는 날을 읽을 수 없습니다. 일요일·공휴일이나 둘째·넷째 월요일처럼 입력해 주세요.' }]
      : []),
  ],
})
