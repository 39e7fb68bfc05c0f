import type { Order } from '@/schemas/api/store/orders'
import { phoneWords } from './phone-words'

/** Where an order goes, and when. */
export const deliveryRows = ({ delivery, arrival, installDay, installDayReason }: Order): (readonly [name: string, value: string])[] => [
  ['도착 예정', arrival],
  ['설치일', installDay],
  ['바뀐 까닭', installDayReason],
  ['받는 분', delivery.name],
  ['연락처', phoneWords(delivery.phoneNo)],
  ['주소', `(${delivery.zipCode}) ${[delivery.address, delivery.addressDetail].filter(Boolean).join(' ')}`],
  ['요청 사항', delivery.request],
]
