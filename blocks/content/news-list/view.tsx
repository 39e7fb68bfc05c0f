import type { ViewProps } from '@/renderer/define-block'
import { withParticle } from '@/lib/particle'
import { formatDay } from '@/schemas/words/dates'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import type { Props } from './schema'

const WORDS = {
  news: { label: '브랜드 소식', what: '소식' },
  activity: { label: '결모임 활동', what: '활동' },
} as const

/** News of the brand, or activities of its community. */
export function NewsList({ props, data, page }: ViewProps<Props, Data>) {
  const { kind = 'news', layout = 'ruled', size = 10, level = 2, paging = true, detail = '/zin/brand/news/detail' } = props
  const { label, what } = WORDS[kind]
  const number = paging ? pageNumber(page.query['page']) : 1
  const items = data.news.map((article) => ({
    title: article.title,
    link: `${detail}/${article.seq}`,
    description: layout === 'ruled' ? article.summary : undefined,
    meta: [article.writer, formatDay(article.REG_DT)].filter(Boolean),
    image: article.image ? shaped(article.image, article.imageAlt, article.imageShape) : undefined,
  }))
  return (
    <div className="frame">
      {items.length === 0 ? (
        <Empty
          title={number > 1 ? `이 페이지에는 ${withParticle(what, '이/가')} 없습니다.` : `등록된 ${withParticle(what, '이/가')} 없습니다.`}
          reason={
            number > 1
              ? `${withParticle(what, '이/가')} 모두 앞 페이지에 있습니다.`
              : `새 ${withParticle(what, '이/가')} 생기면 이곳에서 알려 드립니다.`
          }
          link={number > 1 ? { label: '첫 페이지 보기', href: page.path } : undefined}
        />
      ) : (
        <CardLayout layout={layout} items={items} label={label} level={level} columns={3} />
      )}
      {paging && <Pager path={page.path} query={{}} page={number} pages={Math.ceil(data.total / size)} label={label} />}
    </div>
  )
}
