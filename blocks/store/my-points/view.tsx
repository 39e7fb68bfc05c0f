import type { ViewProps } from '@/renderer/define-block'
import { formatDate, formatDateTime } from '@/schemas/words/dates'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { pointWords } from '../_parts/point-words'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

/** A member's points and where they came from and went (SYS-40). */
export function MyPoints({ id, props, data: { entries, total, balance, ending }, page }: ViewProps<Props, Data>) {
  const { size = 20 } = props
  return (
    <div className="frame">
      <h1 className="type-h2 mb-6">포인트</h1>
      {entries === null ? (
        <Empty title="회원의 포인트를 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
      ) : (
        <>
          <div className="rounded-sm bg-surface px-6 py-5">
            <p>
              <span className="text-small text-ink-mute">사용하실 수 있는 포인트</span>
              <b className="type-h3 numeric block">{pointWords(balance)}</b>
            </p>
            {ending.map(({ points, day }) => (
              <p key={day} className="numeric mt-1">
                {formatDate(day)}까지 쓰지 않으시면 {pointWords(points)}가 사라집니다.
              </p>
            ))}
          </div>
          <p className="mt-3 text-small text-ink-mute">
            포인트는 받으신 날부터 1년이 되는 달의 마지막 날까지 쓰실 수 있고, 기한이 가까운 것부터 쓰입니다.
          </p>
          <h2 id={`${id}-entries`} className="type-title mt-10 mb-3">
            쓰고 받은 내역
          </h2>
          {entries.length === 0 ? (
            <Empty
              title={total > 0 ? '이 페이지에는 내역이 없습니다.' : '아직 쓰고 받은 포인트가 없습니다.'}
              reason={total > 0 ? '' : '받으신 포인트는 주문서에서 1P를 1원으로 사용하실 수 있습니다.'}
              link={total > 0 ? { label: '첫 페이지 보기', href: page.path } : TO_STORE}
            />
          ) : (
            <ul aria-labelledby={`${id}-entries`} className="border-t border-ink">
              {entries.map(({ seq, amount, reason, balance: after, REG_DT }) => (
                <li key={seq} className="flex items-start justify-between gap-4 border-b border-line py-4">
                  <div className="min-w-0">
                    <p className="wrap-anywhere">{reason}</p>
                    <time dateTime={REG_DT} className="numeric text-small text-ink-mute">
                      {formatDateTime(REG_DT)}
                    </time>
                  </div>
                  <p className="numeric shrink-0 text-right">
                    <b className={`font-semibold ${amount > 0 ? 'text-accent' : ''}`}>
                      {amount > 0 ? '+' : ''}
                      {pointWords(amount)}
                    </b>
                    <span className="block text-small text-ink-mute">잔액 {pointWords(after)}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
          <Pager path={page.path} query={{}} page={pageNumber(page.query['page'])} pages={Math.ceil(total / size)} label="포인트 내역" />
        </>
      )}
    </div>
  )
}
