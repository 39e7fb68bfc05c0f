'use client'
import { useRef, useState, type MouseEvent } from 'react'
import { showFault } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listGoodsReviews, type ReviewSort } from '@/schemas/api/store/reviews'
import { MISSING_PART } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { SortLinks } from '@/blocks/base/_parts/sort-links'
import { ReviewItem, type ShownReview } from '../_parts/review-item'
import { askReviews } from './ask-reviews'

const SORTS: Record<ReviewSort, string> = { newest: '최신순', best: '별점 높은순', helpful: '도움순' }

export interface ShownReviews {
  items: ShownReview[]
  /** Of what is filtered; absent where all of it is there. */
  total?: number
  photoCnt: number
}

const ACT = 'numeric min-h-11 px-2 text-small underline-offset-4 hover:underline'

/** Reviews in an order, all or those with photographs; further ones are fetched. */
export function ReviewList({ goodsId, first }: { goodsId: string; first: ShownReviews }) {
  const [shown, setShown] = useState({
    total: first.items.length,
    ...first,
    page: 1,
    sort: 'newest' as ReviewSort,
    photoYn: 'N' as 'Y' | 'N',
  })
  const [isAsking, setAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const [helped, setHelped] = useState<readonly number[]>([])
  const { items, total, sort, photoYn, page, photoCnt } = shown

  const ask = async (wanted: { sort: ReviewSort; photoYn: 'Y' | 'N'; page: number }) => {
    if (isAsking) return
    setAsking(true)
    try {
      const read = await askReviews(call, { goodsId, ...wanted })
      const known = wanted.page > 1 ? items : []
      const added = read.items.filter((one) => !known.some((other) => other.REVIEW_SEQ === one.REVIEW_SEQ))
      setShown({ ...wanted, total: read.total, photoCnt: read.sums.photoCnt, items: [...known, ...added] })
      // The button may go: the first of the new ones gets the focus.
      if (known.length > 0) requestAnimationFrame(() => (list.current?.children[known.length] as HTMLElement | undefined)?.focus())
    } catch (error) {
      await sayFailure(error, { id: listGoodsReviews.id })
    } finally {
      setAsking(false)
    }
  }
  const act = async ({ currentTarget: button }: MouseEvent<HTMLElement>, what: 'markHelpful' | 'reportReview', reviewSeq: number) => {
    const acts = await import('./review-acts').then(
      ({ reviewActs }) => reviewActs,
      () => undefined,
    )
    if (acts) await acts[what](reviewSeq, setShown, setHelped)
    else showFault(MISSING_PART)
    // A question gives the focus back to what had it, and a finger gave it to nothing.
    if (document.activeElement === document.body) button.focus()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-3">
        <SortLinks
          sorts={SORTS}
          chosen={sort}
          hrefOf={() => '#reviews'}
          onChoose={(event, chosen) => {
            event.preventDefault()
            void ask({ sort: chosen, photoYn, page: 1 })
          }}
        />
        {photoCnt > 0 && (
          <button
            type="button"
            aria-pressed={photoYn === 'Y'}
            onClick={() => void ask({ sort, photoYn: photoYn === 'Y' ? 'N' : 'Y', page: 1 })}
            className={`${ACT} ${photoYn === 'Y' ? 'font-semibold underline' : ''}`}
          >
            {`사진 후기만 ${photoCnt.toLocaleString('ko-KR')}`}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAsking
          ? '후기를 불러오고 있습니다.'
          : `후기 ${total.toLocaleString('ko-KR')}건 가운데 ${items.length.toLocaleString('ko-KR')}건`}
      </p>
      <ul ref={list} aria-label="후기" aria-busy={isAsking} className="border-t border-line">
        {items.map((review) => (
          <li key={review.REVIEW_SEQ} id={`review-${review.REVIEW_SEQ}`} tabIndex={-1} className="border-b border-line py-5">
            <ReviewItem
              review={review}
              actions={
                <span className="-ml-2 flex shrink-0 text-ink-mute">
                  <button
                    type="button"
                    aria-pressed={helped.includes(review.REVIEW_SEQ)}
                    onClick={(event) => void act(event, 'markHelpful', review.REVIEW_SEQ)}
                    className={`${ACT} ${helped.includes(review.REVIEW_SEQ) ? 'font-semibold text-ink underline' : ''}`}
                  >
                    {`도움이 돼요${review.helpfulCnt ? ` ${review.helpfulCnt}` : ''}`}
                  </button>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={`${review.MEMBER_NAME}님의 후기 신고`}
                    onClick={(event) => void act(event, 'reportReview', review.REVIEW_SEQ)}
                    className={ACT}
                  >
                    신고
                  </button>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {items.length < total && (
        <LineButton className="mt-5 w-full" onClick={() => void ask({ sort, photoYn, page: page + 1 })}>
          후기 더 보기
        </LineButton>
      )}
    </>
  )
}
