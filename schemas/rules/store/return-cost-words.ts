import type { DeliveryKind } from './delivery-kinds'
import { returnFee } from './return-limits'
import type { OrderTerms } from './store-terms'
import { wonWords } from './won-words'

const NAMES: Readonly<Record<DeliveryKind, string>> = { parcel: '택배 상품', freight: '화물 배송 상품', install: '설치 배송 상품' }

/** What collecting costs after a change of mind, by how the goods came: `택배 상품 3,000원, 설치 배송 상품 50,000원`. */
export const returnCostWords = (collecting: OrderTerms['collecting'], deliveries: readonly DeliveryKind[]): string =>
  [...new Set(deliveries)]
    .map((delivery) => `${NAMES[delivery]} ${wonWords(returnFee(collecting, 'refund', 'mind', 'pickup', [delivery]))}`)
    .join(', ')
