import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { shaped } from '@/blocks/base/_parts/shaped'
import { periodWords } from '../_parts/event-standing'
import type { Data } from './load'
import type { Props } from './schema'

export function AllianceList({ props, data, page }: ViewProps<Props, Data>) {
  const { size = 12, level = 2, paging = true } = props
  const number = paging ? pageNumber(page.query['page']) : 1
  const items = data.alliances.map((alliance) => ({
    title: alliance.TITLE,
    link: `/zin/event/benefit/${alliance.ALLIANCE_SEQ}`,
    image: shaped(alliance.IMG_BANNER_PC, alliance.IMG_BANNER_ALT, alliance.IMG_BANNER_PC_SHAPE),
    kind: alliance.PARTNER,
    meta: [periodWords(alliance)],
  }))
  return (
    <div className="frame">
      {items.length === 0 ? (
        <Empty
          title={data.total > 0 ? '이 페이지에는 혜택이 없습니다.' : '지금 받을 수 있는 제휴 혜택이 없습니다.'}
          reason={data.total > 0 ? '혜택은 모두 앞 페이지에 있습니다.' : '새 혜택이 열리면 이곳에서 알려 드립니다.'}
          link={
            data.total > 0 ? { label: '첫 페이지 보기', href: page.path } : { label: '진행 중인 이벤트 보기', href: '/zin/event/event' }
          }
        />
      ) : (
        <CardLayout layout="grid" columns={3} items={items} label="제휴 혜택" level={level} />
      )}
      {paging && <Pager path={page.path} query={{}} page={number} pages={Math.ceil(data.total / size)} label="제휴 혜택" />}
    </div>
  )
}
