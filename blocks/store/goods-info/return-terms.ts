import { withParticle } from '@/lib/particle'
import { MINORS_WORDS } from '@/schemas/rules/store/minors-words'
import { byDelivery } from '@/schemas/rules/store/store-terms'
import { returnCostWords } from '@/schemas/rules/store/return-cost-words'
import type { Goods } from '../_parts/goods-of'

/**
 * The limits of sending goods back, as the law of online sales asks them to be told before the payment: the days for a change of mind, three
 * months where the goods are not as described, and nothing back of what was made to order.
 */
export function returnTerms(
  { customYn, delivery, brand, deliveryTerms: { collecting, mindDays } }: Goods,
  { name, phone }: { name: string; phone: string },
): { label: string; value: string }[] {
  const isCustom = customYn === 'Y'
  return [
    {
      label: '청약철회',
      value: isCustom
        ? '주문을 받아 만드는 상품입니다. 주문하실 때 서면으로 동의하신 뒤 제작이 시작되면 단순 변심으로는 청약을 철회하실 수 없습니다. 표시·광고나 계약 내용과 다를 때에는 아래와 같이 철회하실 수 있습니다.'
        : `상품을 받은 날부터 ${mindDays}일 안에 단순 변심으로 청약을 철회하실 수 있습니다.`,
    },
    {
      label: '다른 상품',
      value: '표시·광고나 계약 내용과 다른 상품은 받은 날부터 3개월 안에, 그 사실을 안 날부터 30일 안에 철회하실 수 있습니다.',
    },
    {
      label: '반품 비용',
      value: `단순 변심이면 구매하신 분이 냅니다. 저희가 수거하면 ${returnCostWords(
        byDelivery(() => collecting),
        [delivery],
      )}을 환불 금액에서 빼고, 직접 보내시면 택배사에 내시면 됩니다. 상품의 하자나 오배송이면 판매자가 냅니다.`,
    },
    {
      label: '할 수 없는 때',
      value:
        '고객님의 책임 있는 사유로 상품이 없어지거나 훼손된 때, 사용하거나 시공하여 가치가 현저히 줄어든 때에는 철회하실 수 없습니다. 내용을 확인하려고 포장을 연 것은 괜찮습니다.',
    },
    { label: '환급', value: '반품하신 상품을 받은 날부터 영업일 3일 안에 환급합니다.' },
    { label: '신청', value: `마이페이지의 주문 내역이나 비회원 주문 조회, 고객센터 ${phone}에서 신청하실 수 있습니다.` },
    {
      label: '판매자',
      value: `${brand && brand !== name ? `${brand} 브랜드의 상품이며, ` : ''}${withParticle(name, '이/가')} 직접 판매하고 보냅니다. 판매자의 상호와 주소, 사업자등록번호는 화면 아래에 있습니다.`,
    },
    { label: '미성년자', value: MINORS_WORDS },
  ]
}
