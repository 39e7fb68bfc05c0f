import { Icon } from '@/lib/ui/icon'
import type { ViewProps } from '@/renderer/define-block'
import { LinkedData } from '@/renderer/linked-data'
import { CategoryLinks } from '@/blocks/base/_parts/category-links'
import { Empty } from '@/blocks/base/_parts/empty'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { RichText } from '@/blocks/base/_parts/rich-text'
import { SearchForm } from '@/blocks/base/_parts/search-form'
import { wholeSearch } from '@/blocks/base/_parts/whole-search'
import type { Data } from './load'
import type { Props } from './schema'

export function Faq({ id, props, data, page }: ViewProps<Props, Data>) {
  const { tabs = true, search = true } = props
  const { category = '', keyword = '' } = props.category ? {} : page.query
  // The list that URLs link into (#faq-7); a single category may occur on a page several times.
  const isWhole = !props.category
  const nameOf = (code: string) => data.categories.find((c) => c.code === code)?.name ?? ''
  return (
    <div className="frame">
      {!props.category && (tabs || search) && (
        <div className="mb-6 flex flex-col gap-4 md:mb-8 md:flex-row md:items-center md:justify-between">
          {tabs && (
            <CategoryLinks
              label="자주 묻는 질문 분류"
              categories={data.categories}
              chosen={category}
              hrefOf={(code) => hrefWith(page.path, { keyword }, { category: code })}
            />
          )}
          {search && (
            <SearchForm
              path={page.path}
              label="자주 묻는 질문 검색"
              placeholder="무엇이 궁금하신가요?"
              keyword={keyword}
              keep={{ category }}
            />
          )}
        </div>
      )}
      {keyword && (
        <p className="mb-3 text-small text-ink-mute">
          ‘{keyword}’ 검색 결과 총 <strong className="numeric font-semibold text-ink">{data.total}</strong>건
        </p>
      )}
      {data.faqs.length === 0 ? (
        <Empty
          title={keyword ? `‘${keyword}’에 맞는 질문이 없습니다.` : '등록된 질문이 없습니다.'}
          reason={`다른 검색어로 찾거나 고객센터(${page.site.phone})로 문의해 주세요.`}
          link={keyword ? wholeSearch(keyword) : category ? { label: '질문 전체보기', href: page.path } : undefined}
        />
      ) : (
        <ul className="border-t border-ink">
          {data.faqs.map((faq) => (
            <li key={faq.FAQ_SEQ} className="border-b border-line">
              {/* A URL with #faq-7 opens it before hydration. */}
              <details name={`faq-${id}`} suppressHydrationWarning className="disclosure group/faq">
                <summary className="flex min-h-18 list-none items-center gap-4 py-4 -outline-offset-2 md:gap-6 md:px-3 [&::-webkit-details-marker]:hidden">
                  <span className={`min-w-0 flex-1 ${isWhole ? 'gap-x-6 md:grid md:grid-cols-[6rem_1fr] md:items-baseline' : ''}`}>
                    {isWhole && <span className="block text-small text-ink-mute">{nameOf(faq.CATEGORY)}</span>}
                    <span className="block text-body font-medium text-pretty group-open/faq:font-semibold">{faq.QUESTION}</span>
                  </span>
                  <Icon name="chevron" size={20} className="rotate-90 transition-transform duration-300 group-open/faq:-rotate-90" />
                </summary>
                <div
                  id={isWhole ? `faq-${faq.FAQ_SEQ}` : undefined}
                  className={`scroll-mt-40 pb-7 md:pe-16 ${isWhole ? 'md:ps-33' : 'md:ps-3'}`}
                >
                  <RichText html={faq.ANSWER} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
      {isWhole && !keyword && !category && data.faqs.length > 0 && (
        <LinkedData
          object={{
            '@type': 'FAQPage',
            mainEntity: data.faqs.map(({ QUESTION, ANSWER }) => ({
              '@type': 'Question',
              name: QUESTION,
              acceptedAnswer: { '@type': 'Answer', text: ANSWER },
            })),
          }}
        />
      )}
    </div>
  )
}
