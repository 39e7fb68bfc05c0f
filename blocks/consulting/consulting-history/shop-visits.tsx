import { formatDate } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { HISTORY_TABS } from '../_parts/history-tabs'
import { FINDER } from '@/blocks/places/_parts/shop-href'
import type { Data } from './load'

/** Consultations that began in a shop, as the shops' own system tells them (K-SMART). */
export function ShopVisits({ visits }: Pick<Data, 'visits'>) {
  if (!visits)
    return (
      <div className="mt-6">
        <Empty
          title="매장 상담 내역을 불러오지 못했습니다."
          reason="매장의 시스템이 잠시 응답하지 않습니다. 잠시 후 다시 확인해 주세요."
          link={{ label: '다시 불러오기', href: HISTORY_TABS.smart.path }}
        />
      </div>
    )
  if (visits.length === 0)
    return (
      <div className="mt-6">
        <Empty
          title="매장에서 받으신 상담이 없습니다."
          reason="매장에 남기신 이름과 휴대전화 번호로 찾았습니다."
          link={{ label: '가까운 매장 찾기', href: FINDER }}
        />
      </div>
    )
  return (
    <>
      <p className="mt-5 mb-3 text-body">
        총 <b className="numeric font-semibold">{visits.length}</b>건
      </p>
      <ul aria-label={HISTORY_TABS.smart.title} className="border-t border-ink">
        {visits.map(({ sdCode, storeName, date, status }) => (
          <li key={sdCode} className="border-b border-line py-5.5">
            <p className="meta text-small text-ink-mute">
              <time dateTime={date}>{formatDate(date)}</time>
              <span>접수 번호 {sdCode}</span>
            </p>
            <h2 className="mt-1 text-title wrap-anywhere">{storeName}</h2>
            <Badge tone="accent" className="mt-2">
              {status}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
