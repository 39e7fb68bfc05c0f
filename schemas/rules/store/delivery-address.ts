// An address that goods are sent to, the same for its form and for the service (SYS-40).
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'

/** Of a member. */
export const MOST_ADDRESSES = 20

export const DELIVERY_LABELS = {
  name: '받는 분',
  phoneNo: '휴대전화 번호',
  address: '주소',
  addressDetail: '상세 주소',
} as const

export interface DeliveryAddress {
  name: string
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
}

const MOST = { name: 60, address: 200, addressDetail: 100 } as const

/** What is wrong, by field, in the order of the page. */
export function deliveryFaults({
  name,
  phoneNo,
  zipCode,
  address,
  addressDetail,
}: DeliveryAddress): Partial<Record<keyof typeof DELIVERY_LABELS, string>> {
  const tooLong = (field: keyof typeof MOST, text: string): string | undefined =>
    text.includes('*')
      ? '가려진 글자(*)를 지우고 다시 입력해 주세요.'
      : [...text.trim()].length > MOST[field]
        ? `${DELIVERY_LABELS[field]}에는 ${MOST[field]}자까지 입력할 수 있습니다.`
        : undefined
  // Numbers of a house, a parcel locker or an office are called too.
  const isPhone = /^[\d\s-]+$/.test(phoneNo) && /^0\d{8,11}$/.test(digitsOnly(phoneNo))
  const faults = {
    name: requiredFault(DELIVERY_LABELS.name, name) ?? tooLong('name', name),
    phoneNo:
      requiredFault(DELIVERY_LABELS.phoneNo, phoneNo) ?? (isPhone ? undefined : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'),
    address: address.trim() === '' || !/^\d{5}$/.test(zipCode) ? '주소 검색으로 주소를 입력해 주세요.' : tooLong('address', address),
    addressDetail: tooLong('addressDetail', addressDetail),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}
