import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '../fields'

const Desk = Type.Object(
  { name: f.lineField('상담실 이름', 60), phoneNumber: f.phoneField('전화번호') },
  { title: '상담실', additionalProperties: false },
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
    hours: f.optionalLineField('여는 시간', 60, { help: '예: 10:30–19:30' }),
    closedDays: f.optionalLineField('쉬는 날', 60),
    parking: f.optionalLineField('주차', 100),
    erpAgencyName: f.optionalLineField('상호', 60),
    agencyManager: f.optionalLineField('담당자', 40, { help: '손님에게 보이는 이름입니다.' }),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const shopRecord = defineRecord({
  type: 'shops',
  title: '매장',
  section: '상담·매장',
  form: ShopForm,
  groups: [
    { title: '매장', fields: ['type', 'shopName', 'summary', 'images', 'categories'] },
    { title: '오시는 길', fields: ['region', 'district', 'address', 'lat', 'lng', 'parking'] },
    { title: '연락과 시간', fields: ['phoneNumber', 'desks', 'hours', 'closedDays', 'erpAgencyName', 'agencyManager'] },
    { title: '목록', fields: ['orderNo'] },
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
})
