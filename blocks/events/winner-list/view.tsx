import type { ViewProps } from '@/renderer/define-block'
import { formatDate } from '@/schemas/words/dates'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import type { Data } from './load'
import type { Props } from './schema'

export function WinnerList({ props, data, page }: ViewProps<Props, Data>) {
  const { size = 10, paging = true } = props
  const pageNo = paging ? pageNumber(page.query['pageNo']) : 1
  const pages = Math.ceil(data.total / size)
  return (
    <div className="frame">
      {data.winners.length === 0 ? (
        <Empty
          title={data.total > 0 ? '이 페이지에는 당첨자 발표가 없습니다.' : '당첨자 발표가 없습니다.'}
          reason={data.total > 0 ? '발표는 모두 앞 페이지에 있습니다.' : '이벤트가 끝나고 추첨을 마치면 이곳에서 알려 드립니다.'}
          link={
            data.total > 0 ? { label: '첫 페이지 보기', href: page.path } : { label: '진행 중인 이벤트 보기', href: '/zin/event/event' }
          }
        />
      ) : (
        <ul className="border-t border-ink">
          {data.winners.map((winner) => (
            <li key={winner.WINNER_SEQ} className="border-b border-line">
              <a
                href={`/zin/event/winner/detail/${winner.WINNER_SEQ}?pageNo=${pageNo}`}
                className="grid min-h-18 items-center gap-x-6 gap-y-1 py-4.5 -outline-offset-2 transition-colors duration-(--duration-quick) hover:bg-surface md:grid-cols-[1fr_auto] md:px-3 md:py-5"
              >
                <span className="text-body font-medium text-pretty">{winner.SUBJECT_WINNER}</span>
                <time dateTime={winner.REG_DT} className="text-caption text-ink-mute md:text-small">
                  {formatDate(winner.REG_DT)}
                </time>
              </a>
            </li>
          ))}
        </ul>
      )}
      {paging && <Pager path={page.path} query={{}} name="pageNo" page={pageNo} pages={pages} label="당첨자 발표" />}
    </div>
  )
}
