import type { ViewProps } from '@/renderer/define-block'
import { CategoryLinks } from '@/blocks/base/_parts/category-links'
import { Empty } from '@/blocks/base/_parts/empty'
import { Picture, photoPlace } from '@/blocks/base/_parts/picture'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { shaped } from '@/blocks/base/_parts/shaped'
import { CatalogButton } from './catalog-button.lazy'
import type { Data } from './load'
import type { Props } from './schema'

/** Covers by category; each opens as a book to leaf through (SYS-28, Q-061). */
export function CatalogList({ props, data, page }: ViewProps<Props, Data>) {
  const { tabs = true, level = 2 } = props
  const Tag = `h${level}` as 'h2'
  return (
    <div className="frame">
      {tabs && (
        <div className="mb-6 md:mb-10">
          <CategoryLinks
            label="카탈로그 품목"
            categories={data.categories}
            chosen={page.query['category'] ?? ''}
            hrefOf={(category) => hrefWith(page.path, {}, { category })}
          />
        </div>
      )}
      <p role="status" className="mb-4 text-small text-ink-mute">
        총 <strong className="numeric font-semibold text-ink">{data.catalogs.length}</strong>권
      </p>
      {data.catalogs.length === 0 ? (
        <Empty
          title="이 품목의 카탈로그가 없습니다."
          reason="다른 품목을 고르거나 모든 카탈로그를 살펴보세요."
          link={{ label: '카탈로그 전체보기', href: page.path }}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-(--grid-gap) gap-y-9 md:grid-cols-4 md:gap-y-12">
          {data.catalogs.map((catalog) => (
            <li key={catalog.CATALOG_SEQ} className="card photo-above relative" style={photoPlace(undefined, '3/4')}>
              <div className="mt-3.5 md:mt-4.5">
                <p className="mb-0.5 text-caption text-ink-mute">{catalog.CATE_NAME}</p>
                <Tag className="text-[0.9375rem]/[1.4375rem] font-semibold md:text-title">
                  <CatalogButton catalog={catalog} />
                </Tag>
                {catalog.SUMMARY && <p className="mt-1 text-small text-ink-soft max-md:hidden">{catalog.SUMMARY}</p>}
                <p className="numeric mt-1 text-caption text-ink-mute">{catalog.pages.length + 1}페이지</p>
              </div>
              <Picture
                image={shaped(catalog.COVER, catalog.COVER_ALT, catalog.COVER_SHAPE)}
                ratio="3/4"
                sizes="(width >= 1024px) 302px, 50vw"
                lively
                className="rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
