import type { ViewProps } from '@/renderer/define-block'
import { categoryHref, categoryList } from '@/schemas/rules/catalog/category'
import { analyticsMark } from '@/blocks/base/_parts/analytics-mark'
import { CategoryLinks } from '@/blocks/base/_parts/category-links'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import { Picture } from '@/blocks/base/_parts/picture'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { PRODUCT_HOME } from '../_parts/product/product-home'
import { shaped } from '@/blocks/base/_parts/shaped'
import { Trail } from '@/blocks/base/_parts/trail'
import type { Data } from './load'
import type { Props } from './schema'

/** A category's description and its levels: the second as tabs, the third as chips under its title (content 3). */
export function CategoryHead({ props, data, page }: ViewProps<Props, Data>) {
  if (!data) return <NoRecord what="제품 카테고리를" where="카테고리" link={PRODUCT_HOME} />
  const { first, second, third, seconds, thirds } = data
  const hasTrail = props.trail ?? true
  const shown = second ?? first
  const picture = shown.CATE_MAIN_IMG ? shown : first
  const line = [first, second, third].flatMap((category) => category ?? [])
  const hasThirds = second !== undefined && second.DEP3_DISP_YN === 'Y' && thirds.length > 0
  const byId = new Map([...seconds, ...thirds].map((category) => [category.CATE_ID, category]))
  return (
    <>
      {hasTrail && (
        <Trail
          between={[
            { label: '제품', href: '/zin/home' },
            ...line.slice(0, -1).map((category) => ({ label: category.CATE_NAME, href: categoryHref(category) })),
          ]}
          current={line.at(-1)!.CATE_NAME}
          page={page}
        />
      )}
      <div
        className={`frame ${hasTrail ? 'mt-2! md:mt-3!' : ''}`}
        {...analyticsMark('readCategory', { category: shown.CATE_ID, categoryName: shown.CATE_NAME })}
      >
        <div className="grid gap-y-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:items-center md:gap-x-(--grid-gap)">
          <div className="md:pr-6">
            <h1 className="type-h1">{shown.CATE_NAME}</h1>
            {shown.CATE_MAIN_TITLE && <p className="type-lead mt-2 text-pretty text-ink md:mt-4">{shown.CATE_MAIN_TITLE}</p>}
            {shown.CATE_MAIN_INTRO_TEXT && (
              <p className="mt-1.5 max-w-[40em] text-body text-pretty text-ink-soft md:mt-2">{shown.CATE_MAIN_INTRO_TEXT}</p>
            )}
          </div>
          {picture.CATE_MAIN_IMG && (
            <Picture
              image={shaped(picture.CATE_MAIN_IMG, picture.CATE_MAIN_IMG_ALT, picture.CATE_MAIN_IMG_SHAPE)}
              ratio="2/1"
              sizes="(width >= 1280px) 847px, (width >= 1024px) 62vw, 100vw"
              className="max-md:-mx-(--gutter) max-md:aspect-[3/2]! max-md:w-auto! md:rounded-sm"
            />
          )}
        </div>
        {seconds.length > 0 && (
          <div className="mt-6 md:mt-10">
            <LinkTabs
              label={`${first.CATE_NAME} 분류`}
              tabs={[{ code: '', name: '전체' }, ...seconds.map(({ CATE_ID, CATE_NAME }) => ({ code: CATE_ID, name: CATE_NAME }))]}
              chosen={second?.CATE_ID ?? ''}
              hrefOf={(code) => (code ? categoryHref(byId.get(code)!) : categoryList(first.CATE_ID))}
            />
          </div>
        )}
        {hasThirds && (
          <div className="mt-5 flex flex-col gap-x-5 gap-y-2 md:mt-6 md:flex-row md:items-center">
            {second.DEP3_TITLE_YN === 'Y' && second.DEP3_TITLE && (
              <p className="shrink-0 text-small font-medium text-ink-mute">{second.DEP3_TITLE}</p>
            )}
            <CategoryLinks
              label={second.DEP3_TITLE || `${second.CATE_NAME} 종류`}
              categories={thirds.map(({ CATE_ID, CATE_NAME }) => ({ code: CATE_ID, name: CATE_NAME }))}
              chosen={third?.CATE_ID ?? ''}
              hrefOf={(code) => (code ? categoryHref(byId.get(code)!) : categoryList(second.CATE_ID))}
            />
          </div>
        )}
      </div>
    </>
  )
}
