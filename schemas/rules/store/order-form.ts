// The order form (SYS-40): its words and its rules. What the form says of amounts is the server's to decide.
import type { PaymentMethod } from '@/schemas/api/store/orders'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { emailFault } from '@/schemas/rules/base/email'
import { deliveryFaults } from './delivery-address'
import { wonWords } from './won-words'

/** In the order of the page. */
export const ORDER_LABELS = {
  buyerName: '이름',
  buyerPhone: '휴대전화 번호',
  buyerEmail: '이메일',
  name: '받는 분',
  phoneNo: '받는 분 연락처',
  address: '주소',
  addressDetail: '상세 주소',
  wishedDay: '설치 희망일',
  request: '배송 요청 사항',
  points: '사용할 포인트',
  customAgreed: '주문 제작 상품 동의',
  agreed: '구매 동의',
} as const

/** The call that the order form sends; its contract, `preparePayment`, comes with the press. */
export const PREPARE_CALL = 'payment.prepare'
/** Whether it was paid is not known yet. */
export const RESULT_UNKNOWN = '결제 결과를 확인하고 있습니다. 다시 결제하지 마시고 잠시 후 주문 내역을 확인해 주세요.'
/** The provider takes no less. */
const LEAST = 100

export interface OrderFields {
  buyerName: string
  buyerPhone: string
  buyerEmail: string
  name: string
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  /** Empty where staff settle it. */
  wishedDay: string
  request: string
  couponId: string
  points: string
  method: PaymentMethod
  receiptKind: '' | 'income' | 'proof'
  /** 구매안전서비스. */
  escrow: boolean
  customAgreed: boolean
  agreed: boolean
}

export interface OrderLimits {
  /** What the member has. */
  points: number
  /** To be paid before points are taken off. */
  due: number
  hasCustom: boolean
  /** Why the goods do not go to the address; undefined where they do. */
  notTo?: string | undefined
}

const long = (label: string, text: string, most: number): string | undefined =>
  [...text.trim()].length > most ? `${label}에는 ${most}자까지 입력할 수 있습니다.` : undefined

const phoneFault = (label: string, text: string): string | undefined =>
  requiredFault(label, text) ??
  (/^[\d\s-]+$/.test(text) && /^0\d{8,10}$/.test(digitsOnly(text)) ? undefined : `${label}를 정확히 입력해 주세요. 예) 01012345678`)

/** Nothing for what is no whole number: without its point, 10.5 would be 105. */
export const pointsOf = (text: string): number => (/[^\d,\s]/.test(text) ? 0 : Number(digitsOnly(text) || 0))

/** Of the field alone, so that it is said while it is typed as well. */
export function pointsFault(text: string, { points, due }: Pick<OrderLimits, 'points' | 'due'>): string | undefined {
  const wanted = pointsOf(text)
  if (/[^\d,\s]/.test(text)) return '포인트는 숫자로 입력해 주세요.'
  if (wanted > points) return `사용할 수 있는 포인트는 ${points.toLocaleString('ko-KR')}P입니다.`
  if (wanted > due) return `이 주문에는 포인트를 ${due.toLocaleString('ko-KR')}P까지 사용할 수 있습니다.`
  return wanted < due && due - wanted < LEAST ? `포인트를 뺀 결제 금액이 ${wonWords(LEAST)} 이상이어야 합니다.` : undefined
}

/** What is wrong, by field. */
export function orderFaults(form: OrderFields, limits: OrderLimits): Partial<Record<keyof typeof ORDER_LABELS, string | undefined>> {
  const labels = ORDER_LABELS
  const delivery = deliveryFaults(form)
  return {
    buyerName: requiredFault('이름', form.buyerName) ?? long('이름', form.buyerName, 60),
    buyerPhone: phoneFault(labels.buyerPhone, form.buyerPhone),
    buyerEmail: form.buyerEmail.trim() ? emailFault(form.buyerEmail) : undefined,
    ...delivery,
    address: delivery.address ?? limits.notTo,
    request: long(labels.request, form.request, 200),
    points: pointsFault(form.points, limits),
    customAgreed: !limits.hasCustom || form.customAgreed ? undefined : '주문 제작 상품의 반품 제한을 확인하고 동의해 주세요.',
    agreed: form.agreed ? undefined : '주문 내용을 확인하고 구매에 동의해 주세요.',
  }
}
