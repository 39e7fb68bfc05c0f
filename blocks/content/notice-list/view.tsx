import type { ViewProps } from '@/renderer/define-block'
import { formatDate } from '@/schemas/words/dates'
import { Badge } from '@/blocks/base/_parts/badge'
import { CategoryLinks } from '@/blocks/base/_parts/category-links'
import { Empty } from '@/blocks/base/_parts/empty'
import { Pager } from '@/blocks/base/_parts/pager'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { SearchForm } from '@/blocks/base/_parts/search-form'
import { wholeSearch } from '@/blocks/base/_parts/whole-search'
import type { Data } from './load'
import type { Props } from './schema'

export function NoticeList({ props, data, page }: ViewProps<Props, Data>) {
  const { size = 10, tabs = true, search = true, paging = true } = props
  const { category = '', keyword = '' } = paging ? page.query : {}
  const pages = Math.ceil(data.total / size)
  const nameOf = (code: string | undefined) => data.categories.find((c) => c.code === code)?.name ?? ''
  return (
    <div className="frame">
      {paging && (tabs || search) && (
        <div className="mb-6 flex flex-col gap-4 md:mb-8 md:flex-row md:items-center md:justify-between">
          {tabs && (
            <CategoryLinks
              label="공지사항 분류"
              categories={data.categories}
              chosen={category}
              hrefOf={(code) => hrefWith(page.path, { keyword }, { category: code })}
            />
          )}
          {search && (
            <SearchForm path={page.path} label="공지사항 검색" placeholder="제목이나 내용으로 찾기" keyword={keyword} keep={{ category }} />
          )}
        </div>
      )}
      {paging && (
        <p className="mb-3 text-small text-ink-mute">
          {keyword && `‘${keyword}’ 검색 결과 `}총 <strong className="numeric font-semibold text-ink">{data.total}</strong>건
        </p>
      )}
      {data.notices.length === 0 && data.total > 0 ? (
        <Empty
          title="이 페이지에는 공지사항이 없습니다."
          reason="공지사항이 모두 앞 페이지에 있습니다."
          link={{ label: '첫 페이지 보기', href: hrefWith(page.path, { category, keyword }, {}) }}
        />
      ) : data.notices.length === 0 ? (
        <Empty
          title={keyword ? `‘${keyword}’에 맞는 공지사항이 없습니다.` : '등록된 공지사항이 없습니다.'}
          reason={keyword || category ? '다른 검색어로 찾거나 분류를 바꿔 보세요.' : '새 소식이 생기면 이곳에서 알려 드립니다.'}
          link={keyword ? wholeSearch(keyword) : category ? { label: '공지사항 전체보기', href: page.path } : undefined}
        />
      ) : (
        <ul className="border-t border-ink">
          {data.notices.map((notice) => (
            <li key={notice.NOTICE_SEQ} className="border-b border-line">
              <a
                href={`/cs/notice/detail/${notice.NOTICE_SEQ}`}
                className="grid min-h-18 items-center gap-x-6 gap-y-1 py-4.5 -outline-offset-2 transition-colors duration-(--duration-quick) hover:bg-surface md:grid-cols-[7rem_1fr_auto] md:px-3 md:py-5"
              >
                <span className="flex items-center gap-2 text-small text-ink-mute">
                  {notice.topYn === 'Y' && <Badge tone="calm">중요</Badge>}
                  {nameOf(notice.CATEGORY)}
                </span>
                <span className="text-body font-medium text-pretty">{notice.TITLE}</span>
                <time dateTime={notice.REG_DT} className="text-caption text-ink-mute md:text-small">
                  {formatDate(notice.REG_DT)}
                </time>
              </a>
            </li>
          ))}
        </ul>
      )}
      {paging && (
        <Pager path={page.path} query={{ category, keyword }} page={pageNumber(page.query['page'])} pages={pages} label="공지사항" />
      )}
    </div>
  )
}
