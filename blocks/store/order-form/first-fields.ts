import type { OrderFields } from '@/schemas/rules/store/order-form'
import { formatMobile } from '@/schemas/words/person'
import type { OrderFacts } from './load'

/** The form before anything is typed: the member's own data and default address; neither a benefit nor a consent is chosen. */
export function firstFields({ buyer, addresses }: OrderFacts): OrderFields {
  const usual = addresses.find(({ defaultYn }) => defaultYn === 'Y')
  return {
    buyerName: buyer.name,
    buyerPhone: buyer.phoneNo,
    buyerEmail: buyer.email,
    name: usual?.name ?? '',
    phoneNo: formatMobile(usual?.phoneNo ?? ''),
    zipCode: usual?.zipCode ?? '',
    address: usual?.address ?? '',
    addressDetail: usual?.addressDetail ?? '',
    wishedDay: '',
    request: '',
    couponId: '',
    points: '',
    method: 'CARD',
    receiptKind: '',
    escrow: false,
    customAgreed: false,
    agreed: false,
  }
}
