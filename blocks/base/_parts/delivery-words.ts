/** How goods come, as the contracts of the store and of the catalogue name it. */
type Kind = 'parcel' | 'freight' | 'install'

export const DELIVERY_LABELS: Readonly<Record<Kind, string>> = { parcel: '택배', freight: '화물 배송', install: '설치 배송' }

interface Terms {
  kind: Kind
  fee: number
  freeFrom: number | null
  installFee: number
}

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** `택배 3,000원, 50,000원 이상 주문하시면 무료` */
export function deliveryWords({ kind, fee, freeFrom }: Terms): string {
  if (fee === 0) return `${DELIVERY_LABELS[kind]} 무료`
  return `${DELIVERY_LABELS[kind]} ${won(fee)}${freeFrom === null ? '' : `, ${won(freeFrom)} 이상 주문하시면 무료`}`
}

/** What installing one piece costs; undefined where the buyer does it. */
export function installWords({ kind, installFee }: Terms): string | undefined {
  if (kind !== 'install') return undefined
  return installFee === 0 ? '무료' : `1개에 ${won(installFee)}`
}
