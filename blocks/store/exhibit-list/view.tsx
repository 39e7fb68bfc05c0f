import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { Pager } from '@/blocks/base/_parts/pager'
import { exhibitCard } from '../_parts/exhibit-card'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

/** Promotions: those that run now, those to come, those that ended. */
export function ExhibitList({ props, data: { exhibits, total }, page }: ViewProps<Props, Data>) {
  const { kind, layout = 'split', size = 12, level = 2, paging = true } = props
  const label = kind === 'relay' ? '릴레이 기획전' : '기획전'
  return (
    <div className="frame">
      {exhibits.length > 0 ? (
        <CardLayout layout={layout} label={label} level={level} items={exhibits.map((exhibit) => exhibitCard(exhibit, page.now))} />
      ) : total > 0 && paging ? (
        <Empty
          title="이 페이지에는 기획전이 없습니다."
          reason="기획전은 모두 앞 페이지에 있습니다."
          link={{ label: '첫 페이지 보기', href: page.path }}
        />
      ) : (
        <Empty title="지금 진행 중인 기획전이 없습니다." reason="새 기획전이 열리면 이곳에서 알려 드립니다." link={TO_STORE} />
      )}
      {paging && <Pager path={page.path} query={{}} page={pageNumber(page.query['page'])} pages={Math.ceil(total / size)} label={label} />}
    </div>
  )
}
