import type { ViewProps } from '@/renderer/define-block'
import { formatDate } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { detailPath, HISTORY_TABS, type HistoryTab } from '../_parts/history-tabs'
import { BookedVisits } from './booked-visits'
import type { Data } from './load'
import type { Props } from './schema'
import { ShopVisits } from './shop-visits'

const tabs = Object.entries(HISTORY_TABS).map(([code, { title }]) => ({ code, name: title }))

/** A person's consultations by tabs (SYS-32); each opens its timeline. */
export function ConsultingHistory({ props, data, page }: ViewProps<Props, Data>) {
  const { tab, size = 10, quiet = false } = props
  const { requests, total } = data
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">상담 내역</h1>
      <LinkTabs label="상담 내역" tabs={tabs} chosen={tab} hrefOf={(code) => HISTORY_TABS[code as HistoryTab].path} />
      {requests === null ? (
        <Empty title="상담 내역을 보이는 자리입니다." reason="본인인증을 마친 분에게 나타납니다." />
      ) : tab === 'smart' ? (
        <>
          <BookedVisits visits={data.booked} now={page.now} />
          <ShopVisits visits={data.visits} />
        </>
      ) : requests.length === 0 && total === 0 && (quiet || data.booked.length > 0) ? (
        <BookedVisits visits={data.booked} now={page.now} />
      ) : requests.length === 0 ? (
        <div className="mt-6">
          <Empty
            title={total > 0 ? '이 페이지에는 상담 내역이 없습니다.' : '아직 상담 내역이 없습니다.'}
            reason={total > 0 ? '내역이 모두 앞 페이지에 있습니다.' : '바꾸고 싶은 곳을 알려 주시면 담당자가 연락드립니다.'}
            link={total > 0 ? { label: '첫 페이지 보기', href: page.path } : { label: '상담 신청하기', href: '/zin/consulting/start' }}
          />
        </div>
      ) : (
        <>
          <BookedVisits visits={data.booked} now={page.now} />
          <p className="mt-5 mb-3 text-body">
            {tab === 'all' ? '상담' : '총'} <b className="numeric font-semibold">{total.toLocaleString('ko-KR')}</b>건
          </p>
          <ul aria-label={HISTORY_TABS[tab].title} className="border-t border-ink">
            {requests.map(({ counselSeq, typeName, REG_DT, categories, stageName, stage, shopName }) => (
              <li key={counselSeq} className="border-b border-line py-5.5">
                <p className="meta text-small text-ink-mute">
                  <span>{typeName}</span>
                  <time dateTime={REG_DT}>{formatDate(REG_DT)}</time>
                  {shopName && <span>{shopName}</span>}
                </p>
                <h2 className="mt-1 text-title wrap-anywhere">
                  <a href={detailPath(counselSeq)} className="underline-offset-4 hover:underline">
                    {categories.join(', ')} 상담
                  </a>
                </h2>
                <Badge tone={stage === 'complete' ? 'calm' : 'accent'} className="mt-2">
                  {stageName}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager path={page.path} query={{}} page={pageNumber(page.query['page'])} pages={Math.ceil(total / size)} label="상담 내역" />
    </div>
  )
}
