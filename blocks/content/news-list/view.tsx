import type { ViewProps } from '@/renderer/define-block'
import { formatDay } from '@/schemas/words/dates'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { shaped } from '@/blocks/base/_parts/shaped'
import type { Data } from './load'
import type { Props } from './schema'

export function NewsList({ props, data, page }: ViewProps<Props, Data>) {
  const { size = 10, level = 2, paging = true, detail = '/zin/brand/news/detail' } = props
  const number = paging ? pageNumber(page.query['page']) : 1
  const items = data.news.map((article) => ({
    title: article.title,
    link: `${detail}/${article.seq}`,
    description: article.summary,
    meta: [formatDay(article.REG_DT)],
    image: article.image ? shaped(article.image, article.imageAlt, article.imageShape) : undefined,
  }))
  return (
    <div className="frame">
      {items.length === 0 ? (
        <Empty
          title={number > 1 ? '이 페이지에는 소식이 없습니다.' : '등록된 소식이 없습니다.'}
          reason={number > 1 ? '소식이 모두 앞 페이지에 있습니다.' : '새 소식이 생기면 이곳에서 알려 드립니다.'}
          link={number > 1 ? { label: '첫 페이지 보기', href: page.path } : undefined}
        />
      ) : (
        <CardLayout layout="ruled" items={items} label="브랜드 소식" level={level} />
      )}
      {paging && <Pager path={page.path} query={{}} page={number} pages={Math.ceil(data.total / size)} label="브랜드 소식" />}
    </div>
  )
}
