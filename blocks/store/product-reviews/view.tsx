import type { ViewProps } from '@/renderer/define-block'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { productOf } from '@/blocks/catalog/_parts/product/product'
import { PRODUCT_HOME } from '@/blocks/catalog/_parts/product/product-home'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import type { Data } from './load'
import type { Props } from './schema'

/**
 * What buyers say of the product, with a way to all of it. The head of the page opens it by a link (`?reviews=Y#reviews`): the page of every
 * product has no room for it, and it loads no script.
 */
export function ProductReviews({ id, props, page, data: { sums, reviews } }: ViewProps<Props, Data>) {
  if (!productOf(page)) return <NoRecord what="제품의 후기를" where="제품 상세" link={PRODUCT_HOME} />
  if (reviews.length === 0) return null
  const all = {
    label: `${sums.reviewCnt.toLocaleString('ko-KR')}건 모두 보기`,
    href: `${goodsPath({ id: sums.goodsId, kind: 'goods' })}#reviews`,
  }
  return (
    <TitledSection id={`${id}-title`} anchor="reviews" title={props.title} heading="side" link={all}>
      <ul className="border-t border-ink">
        {reviews.map(({ REVIEW_SEQ, stars, MEMBER_NAME, choices, CONTENTS, photos }) => (
          <li key={REVIEW_SEQ} className="border-b border-line py-4">
            <p className="text-small text-ink-mute">{[`별점 ${stars}점`, MEMBER_NAME, ...choices].join(', ')}</p>
            <p className="mt-1.5 max-w-[44em] text-pretty wrap-anywhere whitespace-pre-line text-ink-soft">{CONTENTS}</p>
            {photos[0] && isSafeSource(photos[0].src) && (
              <img src={sizedPath(photos[0].src, 320)} alt={`${MEMBER_NAME}님의 사진`} loading="lazy" className="mt-3 w-40 rounded-sm" />
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
