import type { ViewProps } from '@/renderer/define-block'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import type { ReviewSums } from '@/schemas/api/store/reviews'
import { goodsOf } from '../_parts/goods-of'
import { TO_STORE } from '../_parts/to-store'
import type { ReviewPage } from './ask-reviews'
import { ReviewList } from './review-list.lazy'
import type { Props } from './schema'
import { shownReviews } from './shown-reviews'

/** What buyers say of the goods: the mean, the numbers of each star, and the first reviews in the markup. */
export function GoodsReviews({ id, props, data, page }: ViewProps<Props, ReviewPage>) {
  const goods = goodsOf(page)
  if (!goods) return <NoRecord what="상품의 후기를" where="상품 상세" link={TO_STORE} />
  if (goods.kind !== 'goods') return null
  const { sums } = data
  return (
    <TitledSection id={`${id}-title`} anchor="reviews" title={props.title} heading="side">
      {sums.reviewCnt > 0 ? (
        <>
          <Sums sums={sums} />
          <ReviewList goodsId={goods.id} first={shownReviews(data)} />
        </>
      ) : (
        <p className="border-y border-line py-8 text-small text-ink-mute">아직 후기가 없습니다. 상품을 받으신 뒤 첫 후기를 남겨 주세요.</p>
      )}
      <ActionLink href="/mypage/shop/review" size="sm" className="mt-6">
        후기 쓰기
      </ActionLink>
    </TitledSection>
  )
}

function Sums({ sums: { reviewCnt, score, histogram } }: { sums: ReviewSums }) {
  return (
    <div className="gap-x-10 border-t border-ink py-5 md:grid md:grid-cols-[12rem_1fr]">
      <p className="numeric">
        <span className="sr-only">평균 별점 </span>
        <b className="text-[1.5rem] leading-9 font-semibold">{score.toFixed(1)}</b>
        <span className="text-ink-mute"> / 5, 후기 {reviewCnt.toLocaleString('ko-KR')}건</span>
      </p>
      <table className="w-full text-small">
        <caption className="sr-only">별점별 후기 수</caption>
        <tbody>
          {histogram.map((count, at) => (
            <tr key={at}>
              <th scope="row" className="numeric w-24 text-left font-normal text-ink-mute">
                {5 - at}점
              </th>
              <td>
                <span aria-hidden="true" className="block h-1 bg-ink" style={{ width: `${Math.round((count / reviewCnt) * 100)}%` }} />
              </td>
              <td className="numeric w-24 text-right">{count.toLocaleString('ko-KR')}건</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
