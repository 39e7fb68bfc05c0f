import type { Item } from '@/schemas/api/base/contract'
import type { readDeskReturn } from '@/schemas/api/store/return-desk'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { returnFeeName } from '@/schemas/rules/store/return-fee-words'
import { wonWords } from '@/schemas/rules/store/won-words'
import type { Fact } from '@/app/office/_parts/facts'

type Known = Item<typeof readDeskReturn>

export const lineFacts = ({ lines }: Known): Fact[] =>
  lines.map(({ name, choices, wantedChoices, qty, sellableQty }) => [
    name,
    [
      `${[...choices, `${qty}개`].join(' · ')}${wantedChoices.length > 0 ? ` → ${wantedChoices.join(' · ')}` : ''}`,
      ...(sellableQty === null ? [] : [`다시 팔 수 있는 것 ${sellableQty}개`]),
    ].join('\n'),
  ])

export function moneyFacts({ kind, cause, wholeAmount, fee, feeReason, waiver, amount, points }: Known): Fact[] {
  if (kind === 'exchange') return [['돈', cause === 'mind' ? '없음. 보내는 배송비는 고객이 택배사에 냅니다.' : '없음']]
  return [
    ['결제한 금액', wonWords(wholeAmount)],
    [
      returnFeeName(cause),
      waiver ? `빼지 않음 · ${waiver}` : fee > 0 ? [`− ${wonWords(fee)}`, ...(feeReason ? [feeReason] : [])].join(' · ') : '없음',
    ],
    ['환불 금액', wonWords(amount)],
    ...(points > 0 ? [['돌려줄 포인트', `${points.toLocaleString('ko-KR')}P`] as const] : []),
  ]
}

export const wayFacts = ({ way, pickupDay, carrier, trackingNo, cause, knownDay }: Known): Fact[] => [
  ['사유', cause === 'mind' ? '단순 변심' : `하자·오배송${knownDay ? ` (${knownDay}에 앎)` : ''}`],
  ['방법', way === 'pickup' ? '수거' : '고객이 보냄'],
  ...(pickupDay ? [['바라는 날', pickupDay] as const] : []),
  ['송장', trackingNo ? `${carrierWords(carrier)} ${trackingNo}` : '아직 없음'],
]
