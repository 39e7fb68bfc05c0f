import type { ViewProps } from '@/renderer/define-block'
import { Empty } from '@/blocks/base/_parts/empty'
import { FINDER } from '../_parts/shop-href'
import { BookVisit } from '../_parts/visit/book-visit.lazy'
import type { Data } from './load'
import type { Props } from './schema'
import { VisitCard } from './visit-card.lazy'

/** One booking, opened only by its key; or the booking form of a place that has no page of its own. */
export function VisitPage({ id, data, page }: ViewProps<Props, Data>) {
  const { visit, place, hasEnded } = data
  return (
    <div className="frame">
      {place ? (
        <>
          <h1 className="type-h2">{place.name} 방문 예약</h1>
          <p className="mt-2 mb-6 text-ink-soft">{place.address}</p>
          <BookVisit id={`${id}-book`} place={place.id} isOpen />
        </>
      ) : visit ? (
        <div className="max-w-narrow">
          <h1 className="type-h2 mb-6">방문 예약</h1>
          <VisitCard id={`${id}-visit`} first={visit} now={page.now} />
        </div>
      ) : (
        <>
          <h1 className="type-h2 mb-6">방문 예약</h1>
          {hasEnded ? (
            <Empty
              title="관람이 끝난 모델하우스입니다."
              reason="다른 단지의 모델하우스와 가까운 전시장에서 제품을 보실 수 있습니다."
              link={{ label: '모델하우스 보기', href: `${FINDER}/modelhouse` }}
            />
          ) : (
            <Empty
              title="방문 예약을 찾을 수 없습니다."
              reason="받으신 주소를 다시 확인해 주세요. 지금 예약을 받지 않는 곳일 수도 있습니다."
              link={{ label: '매장 찾기', href: FINDER }}
            />
          )}
        </>
      )}
    </div>
  )
}
