import { withParticle } from '@/lib/particle'
import type { ViewProps } from '@/renderer/define-block'
import { searchTabOf } from '@/schemas/rules/site/search'
import { Empty } from '@/blocks/base/_parts/empty'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Pager } from '@/blocks/base/_parts/pager'
import { hrefWith, pageNumber } from '@/blocks/base/_parts/href-with'
import { SearchForm } from '@/blocks/base/_parts/search-form'
import type { Data } from './load'
import { Results } from './results'
import { Nearest } from './nearest'
import { Reading } from './reading'
import type { Props } from './schema'

/** The results of the URL's tab; the other tabs show their counts (SYS-42). */
export function SearchResults({ props, data, page }: ViewProps<Props, Data>) {
  const { found } = data
  // In the person's own words: what was asked for has no spaces and no marks.
  const keyword = found ? data.typed : ''
  const tab = found?.item.tab ?? searchTabOf(page.query['currentTab'])
  const query = { searchKeyword: keyword, currentTab: page.query['currentTab'] ? tab : '' }
  const total = found?.item.counts.reduce((sum, { count }) => sum + count, 0) ?? 0
  const hrefOf = (next: string) => hrefWith(page.path, { searchKeyword: keyword }, { currentTab: next })
  const said = (found?.item.spaced ?? keyword).replaceAll('"', '')
  return (
    // Read by what counts views (renderer/browser/count-view.ts).
    <div className="frame" {...(found ? { 'data-searched': found.item.searchKeyword, 'data-found': total } : {})}>
      <h1 className="type-h1">{keyword ? `‘${said}’ 검색 결과` : props.title || '통합검색'}</h1>
      {found && (
        <p className="mt-3 text-lead text-ink-soft">
          총 <strong className="numeric font-semibold text-ink">{total.toLocaleString('ko-KR')}</strong>
          {found.item.isMore ? '건 이상' : '건'}
          {found.item.words.length > 1 &&
            total > 0 &&
            found.item.step === 'compound' &&
            `, ${together(found.item.words)} 모두 들어 있는 결과입니다.`}
        </p>
      )}
      {found && <Reading found={found.item} keyword={keyword} path={page.path} total={total} />}
      <div className="mt-6 md:mt-8">
        <SearchForm path={page.path} name="searchKeyword" label="통합검색" placeholder={data.placeholder} keyword={keyword} />
      </div>
      {!found ? (
        <Nothing title={data.refusal} reason="찾고 싶은 제품이나 공간, 궁금한 점을 입력해 주세요." />
      ) : total === 0 ? (
        <Nothing
          title={`‘${said}’에 맞는 결과가 없습니다.`}
          reason={`검색어를 바르게 적었는지 확인하거나 더 짧은 말로 찾아 보세요. 찾으시는 것이 없으면 고객센터(${page.site.phone})로 문의해 주세요.`}
          link={{ label: '자주 묻는 질문 보기', href: '/cs/faq' }}
        />
      ) : (
        <>
          <Nearest nearest={found.item.step === 'text' ? [] : found.item.nearest} words={[...found.item.words, ...found.item.alike]} />
          <div className="mt-8 md:mt-12">
            <LinkTabs
              label="검색 결과 종류"
              chosen={tab}
              hrefOf={hrefOf}
              tabs={found.item.counts.map((one) => ({ code: one.tab, name: `${nameOf(one.tab)} ${one.count.toLocaleString('ko-KR')}` }))}
            />
          </div>
          <div className="mt-8 md:mt-10">
            {found.items.length > 0 ? (
              <Parts tab={tab} results={found.items} words={[...found.item.words, ...found.item.alike]} />
            ) : (
              elsewhere()
            )}
          </div>
          <Pager
            path={page.path}
            query={query}
            page={pageNumber(page.query['page'])}
            pages={Math.ceil(found.totalCount / (props.size ?? 12))}
            label="검색 결과"
          />
        </>
      )}
      {total === 0 && <Popular words={data.popular} path={page.path} />}
    </div>
  )

  function nameOf(code: string): string {
    return data.names[code] ?? code
  }

  /** No results on this page of this tab, but on another. */
  function elsewhere() {
    if (found!.totalCount > 0)
      return (
        <Empty
          title="이 페이지에는 결과가 없습니다."
          reason="결과가 모두 앞 페이지에 있습니다."
          link={{ label: '첫 페이지 보기', href: hrefOf(tab) }}
        />
      )
    const other = found!.item.counts.find(({ count }) => count > 0)!
    return (
      <Empty
        title={`${nameOf(tab)}에는 결과가 없습니다.`}
        reason={`${nameOf(other.tab)}에서 ${other.count.toLocaleString('ko-KR')}건을 찾았습니다.`}
        link={{ label: `${nameOf(other.tab)} 결과 보기`, href: hrefOf(other.tab) }}
      />
    )
  }
}

/** What only a text says, under a heading of its own. */
function Parts({ results, ...props }: React.ComponentProps<typeof Results>) {
  const named = results.filter(({ isText }) => !isText)
  const written = results.filter(({ isText }) => isText)
  if (written.length === 0) return <Results results={named} {...props} />
  return (
    <>
      {named.length > 0 && <Results results={named} {...props} />}
      <p className={`type-title mb-6 ${named.length > 0 ? 'mt-12 md:mt-14' : ''}`}>본문에 나오는 결과</p>
      <Results results={written} {...props} />
    </>
  )
}

const together = (words: readonly string[]): string =>
  words.map((word, i) => (i < words.length - 1 ? withParticle(`‘${word}’`, '와/과') : withParticle(`‘${word}’`, '이/가'))).join(' ')

function Nothing(empty: React.ComponentProps<typeof Empty>) {
  return (
    <div className="mt-8 md:mt-12">
      <Empty {...empty} />
    </div>
  )
}

/** What many look for, each a link to its search. */
function Popular({ words, path }: { words: readonly string[]; path: string }) {
  if (words.length === 0) return null
  return (
    <nav aria-label="추천 검색어" className="mt-10 md:mt-12">
      <p className="type-title mb-3">많이 찾는 검색어</p>
      <ul className="flex flex-wrap gap-2">
        {words.map((tag) => (
          <li key={tag} data-count-tag={tag}>
            <a
              href={hrefWith(path, {}, { searchKeyword: tag.replace(/\s+/g, '') })}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4.5 text-small font-medium text-ink-soft transition-colors duration-(--duration-quick) hover:border-ink hover:text-ink"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
