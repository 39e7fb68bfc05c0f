'use client'
import type { ReactNode } from 'react'
import { isSafeSource } from '@/lib/html/is-safe-link'
import { sizedPath } from '@/schemas/rules/base/sized-path'
import { formatDate } from '@/schemas/words/dates'
import type { Review } from '@/schemas/api/store/reviews'
import { showFault } from '@/lib/ui/show-snackbar'
import { MISSING_PART } from '@/schemas/words/unexpected'

/** What is shown of a review: the answer to a contract has more, which no page has to carry. */
export type ShownReview = Pick<Review, 'REVIEW_SEQ' | 'MEMBER_NAME' | 'stars' | 'CONTENTS' | 'choices' | 'REG_DT'> & {
  /** To how many it was of help; absent where nobody can say so. */
  helpfulCnt?: number
  photos: { src: string; shape: { width: number; height: number } | null }[]
  /** Of the shop, and its day; absent or empty without one. */
  answer?: string
  ANSWER_DT?: string
}

interface Props {
  review: ShownReview
  /** Above its words: the goods that it is about, on the page of the member's own. */
  head?: ReactNode
  actions?: ReactNode
}

/** One review: its stars, the bought options, words, photographs and the answer of the shop. */
export function ReviewItem({ review, head, actions }: Props) {
  const { MEMBER_NAME: name, stars, choices, CONTENTS, answer, ANSWER_DT = '', REG_DT } = review
  const photos = review.photos.filter(({ src }) => isSafeSource(src))
  const label = `${name}님의 후기 사진`
  const open = async (at: number) => {
    const show = await import('@/blocks/base/_parts/gallery/open-lightbox').then(
      ({ openLightbox }) => openLightbox,
      () => undefined,
    )
    if (!show) return showFault(MISSING_PART)
    await show(
      label,
      photos.map(({ src, shape }, i) => ({
        TP: '01' as const,
        URL: src,
        ALT: `${label} ${i + 1}`,
        ...(shape ? { width: shape.width, height: shape.height } : {}),
      })),
      at,
    )
  }
  return (
    <>
      {head}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="meta text-small text-ink-mute">
          <b className="numeric font-semibold text-ink">{`별점 ${stars}점`}</b>
          <span>{name}</span>
          <time dateTime={REG_DT}>{formatDate(REG_DT)}</time>
          {choices.length > 0 && <span>{choices.join(' / ')}</span>}
        </p>
        {actions}
      </div>
      <p className="mt-1.5 max-w-[44em] text-pretty wrap-anywhere whitespace-pre-line text-ink-soft">{CONTENTS}</p>
      {photos.length > 0 && (
        <ul className="mt-3 flex min-w-0 flex-wrap gap-x-3 gap-y-2">
          {photos.map(({ src }, i) => (
            <li key={src}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${label} ${i + 1} 크게 보기`}
                onClick={() => void open(i)}
                className="block"
              >
                <img src={sizedPath(src, 320)} alt="" loading="lazy" className="h-32 w-40 rounded-sm bg-surface object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className="mt-4 rounded-sm bg-surface px-4 py-3">
          <p className="meta text-small text-ink-mute">
            <b className="font-semibold text-ink">판매자 답글</b>
            <time dateTime={ANSWER_DT}>{formatDate(ANSWER_DT)}</time>
          </p>
          <p className="mt-1.5 max-w-[44em] text-pretty wrap-anywhere whitespace-pre-line text-ink-soft">{answer}</p>
        </div>
      )}
    </>
  )
}
