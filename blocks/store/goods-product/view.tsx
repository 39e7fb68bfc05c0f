import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { FactTable } from '@/blocks/base/_parts/fact-table'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { shaped } from '@/blocks/base/_parts/shaped'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { goodsOf } from '../_parts/goods-of'
import { TO_STORE } from '../_parts/to-store'
import type { Product } from './load'
import type { Props } from './schema'

/** As many homes as stand in one row. */
const HOMES = 3

/** What the catalogue says of the product that the goods are: its facts, and homes that were built with it; of no product, nothing. */
export function GoodsProduct({ id, props, data, page }: ViewProps<Props, Product[]>) {
  if (!goodsOf(page)) return <NoRecord what="상품의 제품 정보를" where="상품 상세" link={TO_STORE} />
  const [first] = data
  if (!first) return null
  const { factsTitle = '제품 정보', casesTitle = '이 제품으로 시공한 집' } = props
  const homes = data.flatMap(({ builtWithList }) => builtWithList)
  const cases = homes.filter(({ H_IMG }, i) => homes.findIndex((other) => other.H_IMG === H_IMG) === i).slice(0, HOMES)
  return (
    <>
      <TitledSection id={`${id}-facts`} anchor="product" title={factsTitle} heading="side">
        {first.specs.length > 0 && <FactTable caption={`${first.ZIN_PRD_NAME} 규격과 성능`} rows={first.specs} />}
        <p className="mt-3 flex flex-wrap gap-x-7">
          {data.map(({ ZIN_PRD_ID, ZIN_PRD_NAME }) => (
            <ActionLink key={ZIN_PRD_ID} href={`/zin/product/${encodeURIComponent(ZIN_PRD_ID)}`} tone="text">
              {ZIN_PRD_NAME} 자세히 보기
            </ActionLink>
          ))}
          {first.showroomList.length > 0 && (
            <ActionLink href={`/zin/product/${encodeURIComponent(first.ZIN_PRD_ID)}#showrooms`} tone="text">
              전시 중인 매장 {first.showroomList.length}곳
            </ActionLink>
          )}
        </p>
      </TitledSection>
      {cases.length > 0 && (
        <TitledSection id={`${id}-cases`} anchor="built" title={casesTitle}>
          <CardLayout
            layout="grid"
            columns={3}
            label={casesTitle}
            level={3}
            items={cases.map(({ link, TITLE, facts, H_IMG, H_IMG_ALT, H_IMG_SHAPE }) => ({
              title: TITLE,
              link: link || undefined,
              image: shaped(H_IMG, H_IMG_ALT, H_IMG_SHAPE),
              meta: facts,
            }))}
          />
        </TitledSection>
      )}
    </>
  )
}
