import type { ViewProps } from '@/renderer/define-block'
import { CONTENT_TABS, isTabbed } from '@/schemas/rules/content/content-tabs'
import { Meta, CardPhoto, CardTitle } from '@/blocks/base/_parts/card'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { contentCard } from '../_parts/content-card'
import { Empty } from '@/blocks/base/_parts/empty'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { photoPlace } from '@/blocks/base/_parts/picture'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { SORTS, SortLinks, sortOf } from '@/blocks/base/_parts/sort-links'
import type { Data } from './load'
import type { Props } from './schema'
import { Years } from './years'

export function ContentList({ id, props, data, page }: ViewProps<Props, Data>) {
  const { kind, layout, columns = 3, size = 24, level = 2, label, paging = true, lead = false } = props
  const number = paging ? pageNumber(page.query['page']) : 1
  const sort = sortOf(page.query['sort'])
  const queryName = isTabbed(kind) ? CONTENT_TABS[kind].query : undefined
  const kept: Record<string, string> = queryName
    ? { [queryName]: page.query[queryName] && data.tab ? data.tab : '' }
    : { sort: sort === 'latest' ? '' : sort }
  const pager = paging && (
    <Pager path={page.path} query={kept} page={number} pages={Math.ceil(data.total / size)} label={label ?? page.page.title} />
  )
  const head = paging && (
    <>
      {queryName && (
        <LinkTabs
          label={`${label ?? page.page.title} 종류`}
          tabs={data.tabs}
          chosen={data.tab}
          hrefOf={(code) => hrefWith(page.path, {}, { [queryName]: code })}
        />
      )}
      {layout !== 'years' && (
        <div className={`mb-4 flex items-center justify-between gap-4 md:mb-6 ${queryName ? 'mt-6 md:mt-8' : ''}`}>
          <p className="text-small text-ink-mute">
            총 <strong className="numeric font-semibold text-ink">{data.total.toLocaleString('ko-KR')}</strong>개
          </p>
          {!queryName && (
            <SortLinks sorts={SORTS} chosen={sort} hrefOf={(next) => hrefWith(page.path, {}, { sort: next === 'latest' ? '' : next })} />
          )}
        </div>
      )}
    </>
  )

  if (data.contents.length === 0) {
    return (
      <div className="frame">
        {head}
        {number > 1 ? (
          <Empty
            title="이 페이지에는 글이 없습니다."
            reason="글이 모두 앞 페이지에 있습니다."
            link={{ label: '첫 페이지 보기', href: hrefWith(page.path, kept, {}) }}
          />
        ) : (
          <Empty title="등록된 글이 없습니다." reason="새 글이 올라오면 이곳에서 보실 수 있습니다." />
        )}
      </div>
    )
  }
  if (layout === 'years') {
    return (
      <>
        {head && <div className="frame mt-0! mb-6! md:mb-10!">{head}</div>}
        <Years id={id} contents={data.contents} page={page} level={level} />
        {pager && <div className="frame">{pager}</div>}
      </>
    )
  }
  const items = data.contents.map((content) => contentCard(content, { whole: layout === 'ruled' || layout === 'split' }))
  const isLed = lead && number === 1
  return (
    <div className="frame">
      {head}
      {isLed && <Lead content={data.contents[0]!} level={level} />}
      {(!isLed || items.length > 1) && (
        <CardLayout
          layout={layout}
          items={isLed ? items.slice(1) : items}
          label={label}
          level={level}
          columns={columns}
          ratio={layout === 'grid' ? '4/3' : undefined}
        />
      )}
      {pager}
    </div>
  )
}

/** The first piece as the largest element: its photograph over two thirds, its text beside the photograph's bottom. */
function Lead({ content, level }: { content: Data['contents'][number]; level: number }) {
  const item = contentCard(content, { whole: true })
  return (
    <article
      className="card relative mb-10 gap-x-(--grid-gap) gap-y-4 max-md:photo-above md:mb-16 md:grid md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]"
      style={photoPlace(item.image, '3/2')}
    >
      <div className="md:col-start-2 md:row-start-1 md:self-end md:pb-2">
        <p className="text-caption text-ink-mute md:text-small">{item.kind}</p>
        <CardTitle item={item} level={level} className="mt-1 text-h3 md:text-h2" />
        <p className="mt-2 max-w-[24em] text-body text-pretty text-ink-soft md:mt-4">{item.description}</p>
        <Meta parts={item.meta} className="mt-3 md:mt-5" />
      </div>
      <CardPhoto item={item} ratio="3/2" sizes="(width >= 1024px) 840px, 100vw" />
    </article>
  )
}
