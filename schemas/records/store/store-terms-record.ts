import { Type } from 'typebox'
import { LEAST_MIND_DAYS } from '@/schemas/rules/store/store-terms'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { storeTermsProblems } from './store-terms-problems'

const WON = { maximum: 1_000_000 }
const fee = (title: string, help?: string) => f.wholeField(title, { ...WON, ...(help ? { help } : {}) })
const freeFrom = (title: string) =>
  Type.Optional(f.wholeField(title, { maximum: 1_000_000_000, help: '이 금액부터 배송비를 받지 않습니다. 비워 두면 늘 받습니다.' }))
const CODES = { help: '우편번호를 쉼표로 나누고, 이어진 번호는 63000~63644처럼 적습니다. 계약한 택배사의 목록을 따릅니다.' }
const codes = (title: string) => f.paragraphField(title, 4_000, CODES)
const days = (title: string) => f.wholeField(title, { maximum: 60 })
const orders = (title: string) => f.wholeField(title, { minimum: 1, maximum: 1_000 })
const share = (title: string) =>
  f.wholeField(title, {
    minimum: 1,
    maximum: 100,
    help: '옵션마다 팔 수 있는 수량 가운데 결제하지 않은 주문이 잡아 둘 수 있는 몫입니다. 2개까지는 늘 됩니다.',
  })

const StoreTermsForm = Type.Object(
  {
    title: f.lineField('설정 이름', 60, { help: '관리 화면의 목록에만 보입니다.' }),
    parcelFee: fee('택배 배송비(원)', '상품에 배송비를 적지 않았을 때 받습니다.'),
    parcelFreeFrom: freeFrom('택배 무료 배송 기준(원)'),
    freightFee: fee('화물 배송비(원)'),
    freightFreeFrom: freeFrom('화물 무료 배송 기준(원)'),
    installFee: fee('배송·설치 배송비(원)'),
    installFreeFrom: freeFrom('배송·설치 무료 배송 기준(원)'),
    parcelJeju: fee('택배, 제주(원)'),
    parcelIsland: fee('택배, 도서 산간(원)'),
    freightJeju: fee('화물, 제주(원)'),
    freightIsland: fee('화물, 도서 산간(원)'),
    installJeju: fee('배송·설치, 제주(원)'),
    installIsland: fee('배송·설치, 도서 산간(원)'),
    jejuCodes: codes('제주의 우편번호'),
    islandCodes: codes('도서 산간의 우편번호'),
    cutOffHour: f.wholeField('그날 주문으로 치는 시각(시)', {
      minimum: 0,
      maximum: 24,
      help: '영업일 이 시각 전에 결제하면 그날부터 셉니다. 14는 오후 2시입니다.',
    }),
    parcelLeast: days('택배, 빠르면(영업일)'),
    parcelMost: days('택배, 늦어도(영업일)'),
    freightLeast: days('화물, 빠르면(영업일)'),
    freightMost: days('화물, 늦어도(영업일)'),
    installLeast: days('배송·설치, 빠르면(영업일)'),
    installMost: days('배송·설치, 늦어도(영업일)'),
    jejuLeast: days('제주, 적어도 더(영업일)'),
    jejuMost: days('제주, 많으면 더(영업일)'),
    islandLeast: days('도서 산간, 적어도 더(영업일)'),
    islandMost: days('도서 산간, 많으면 더(영업일)'),
    mindDays: f.wholeField('단순 변심으로 반품할 수 있는 날', {
      minimum: LEAST_MIND_DAYS,
      maximum: 90,
      help: `받은 날부터 셉니다. 법이 정한 ${LEAST_MIND_DAYS}일보다 짧게는 할 수 없습니다.`,
    }),
    parcelCollecting: fee('택배 수거비(원)'),
    freightCollecting: fee('화물 수거비(원)'),
    installCollecting: fee('배송·설치 수거비(원)'),
    depositHours: f.wholeField('입금을 기다리는 시간', {
      minimum: 1,
      maximum: 720,
      help: '가상계좌로 주문하면 그동안 재고를 잡아 둡니다. 72시간은 3일입니다.',
    }),
    memberOrders: orders('회원의 결제 전 주문(건)'),
    memberMinutes: f.wholeField('회원의 재고를 잡아 두는 시간(분)', { minimum: 5, maximum: 60 }),
    memberShare: share('회원 한 분의 몫(%)'),
    guestOrders: orders('비회원 한 분의 결제 전 주문(건)'),
    guestMinutes: f.wholeField('비회원의 재고를 잡아 두는 시간(분)', { minimum: 5, maximum: 60 }),
    guestShare: share('비회원 모두의 몫(%)'),
  },
  { additionalProperties: false },
)

/** What the shop asks and promises. Orders keep what they were placed with. */
export const storeTermsRecord = defineRecord({
  type: 'store-terms',
  title: '배송비와 주문 조건',
  form: StoreTermsForm,
  groups: [
    { title: '이름', fields: ['title'] },
    {
      title: '배송비',
      text: '이미 주문하신 분의 배송비는 바뀌지 않습니다.',
      fields: ['parcelFee', 'parcelFreeFrom', 'freightFee', 'freightFreeFrom', 'installFee', 'installFreeFrom'],
    },
    {
      title: '제주·도서 산간 추가',
      text: '주문서에 주소를 입력하면 합계에 더합니다.',
      fields: ['parcelJeju', 'parcelIsland', 'freightJeju', 'freightIsland', 'installJeju', 'installIsland', 'jejuCodes', 'islandCodes'],
    },
    {
      title: '도착 예정',
      text: '보내기까지 걸리는 날은 상품마다 적고, 여기에는 보낸 뒤에 걸리는 날을 적습니다. 이미 결제하신 주문의 도착 예정일은 바뀌지 않습니다.',
      fields: [
        'cutOffHour',
        ...['parcelLeast', 'parcelMost', 'freightLeast', 'freightMost', 'installLeast', 'installMost'],
        ...['jejuLeast', 'jejuMost', 'islandLeast', 'islandMost'],
      ],
    },
    {
      title: '반품',
      text: '주문한 때의 조건이 그 주문에 남습니다.',
      fields: ['mindDays', 'parcelCollecting', 'freightCollecting', 'installCollecting'],
    },
    {
      title: '결제 전 주문',
      fields: ['depositHours', 'memberOrders', 'memberMinutes', 'memberShare', 'guestOrders', 'guestMinutes', 'guestShare'],
    },
  ],
  name: 'title',
  single: true,
  list: { columns: ['parcelFee', 'mindDays', 'depositHours'], usual: { by: 'updatedAt', direction: 'desc' } },
  visibility: 'drafts',
  problems: storeTermsProblems,
})
