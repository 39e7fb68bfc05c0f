import type { ViewProps } from '@/renderer/define-block'
import type { CardItem } from '@/blocks/base/_parts/card'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { PRODUCT_HOME } from '../_parts/product/product-home'
import { productOf, type Product } from '../_parts/product/product'
import { ShopList } from '@/blocks/base/_parts/shop-list'
import { shaped } from '@/blocks/base/_parts/shaped'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { formatDate } from '@/schemas/words/dates'
import { Offers } from './offers'
import type { Props } from './schema'

/**
 * Content beside a product: the goods that sell it, cases built with it or with similar products, its showrooms, and related products. Renders nothing without
 * any.
 */
export function ProductOthers({ id, props, page }: ViewProps<Props>) {
  const product = productOf(page)
  if (!product) return <NoRecord what={MISSING[props.show]} where="제품 상세" link={PRODUCT_HOME} />
  if (props.show === 'offers') return <Offers id={id} title={props.title} product={product} />
  if (props.show === 'showrooms') return <Showrooms id={id} title={props.title} product={product} />
  const items = props.show === 'built' ? builtWith(product) : related(product)
  if (items.length === 0) return null
  const link =
    props.show === 'related'
      ? { label: `${product.CATE_NAME} 전체보기`, href: `/zin/category/${encodeURIComponent(product.CATE_ID)}` }
      : undefined
  return (
    <TitledSection id={`${id}-title`} anchor={props.show} title={props.title} link={link}>
      {props.show === 'built' ? (
        <CardLayout layout={items.length > 2 ? 'feature' : 'grid'} label={props.title} level={3} columns={2} items={items} />
      ) : (
        <CardLayout layout="grid" label={props.title} level={3} columns={4} items={items} />
      )}
    </TitledSection>
  )
}

const MISSING = {
  offers: '제품을 파는 상품을',
  built: '제품의 시공 사례를',
  showrooms: '제품을 전시하는 매장을',
  related: '같은 품목의 제품을',
}

/** Shops that are shown with address and telephone; of more, the names. */
const WHOLE_SHOPS = 4

function Showrooms({ id, title, product: { showroomList } }: { id: string; title: string; product: Product }) {
  if (showroomList.length === 0) return null
  const others = showroomList.slice(WHOLE_SHOPS).map(({ SHOP_NAME }) => SHOP_NAME)
  return (
    <TitledSection id={`${id}-title`} anchor="showrooms" title={title} heading="side">
      <ShopList
        shops={showroomList.slice(0, WHOLE_SHOPS).map(({ CHECKED_DT, ...shop }) => ({
          ...shop,
          NOTE: CHECKED_DT ? `${formatDate(CHECKED_DT)} 확인` : '',
        }))}
      />
      <p className="mt-4 text-small text-ink-mute">
        {others.length > 0 && `${others.join(', ')}에서도 전시합니다. `}날짜는 전시를 확인한 날이며, 재고는 아닙니다.
      </p>
    </TitledSection>
  )
}

const builtWith = ({ builtWithList }: Product): CardItem[] =>
  builtWithList.map(({ link, TITLE, facts, H_IMG, H_IMG_ALT, H_IMG_SHAPE }) => ({
    title: TITLE,
    link: link || undefined,
    image: shaped(H_IMG, H_IMG_ALT, H_IMG_SHAPE),
    meta: facts,
  }))

const related = ({ relatedList }: Product): CardItem[] =>
  relatedList.slice(0, 4).map((other) => ({
    title: other.ZIN_PRD_NAME,
    link: `/zin/product/${encodeURIComponent(other.ZIN_PRD_ID)}`,
    image: shaped(other.FILE_PATH, other.FILE_ALT, other.FILE_SHAPE),
    meta: [other.CATE_NAME, other.SPEC].filter(Boolean),
    chips: other.colors.slice(0, 5).map(({ name, image }) => ({ src: image, alt: name })),
    moreChips: Math.max(0, other.colors.length - 5),
  }))
