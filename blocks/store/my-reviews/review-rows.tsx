'use client'
import { useEffect, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { hasTypedFields } from '@/lib/ui/has-typed-fields'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { removeGoodsReview } from '@/schemas/api/store/reviews'
import { PHOTO_POINTS, TEXT_POINTS } from '@/schemas/rules/store/review-points'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { Picture } from '@/blocks/base/_parts/picture'
import { ReplyAction } from '@/blocks/base/_parts/replies/reply-action'
import { ReviewItem } from '../_parts/review-item'
import type { Lists } from './load'
import { ReviewForm } from './review-form'

interface Props {
  id: string
  writable?: Lists['writable']['items']
  written?: Lists['written']['items']
}
const NONE: never[] = []
const WRITTEN = '/mypage/shop/review?tab=written'

/** Delivered goods with the form of a review, or the member's own reviews, to edit and to delete. */
export function ReviewRows({ id, writable = NONE, written = NONE }: Props) {
  const [open, setOpen] = useState<number>()
  // Back from a login on the way, the form opens again, into which the words are put.
  useEffect(() => {
    const key =
      writable.find(({ lineSeq }) => hasTypedFields(`${id}-write-${lineSeq}-`))?.lineSeq ??
      written.find(({ REVIEW_SEQ }) => hasTypedFields(`${id}-edit-${REVIEW_SEQ}-`))?.REVIEW_SEQ
    if (key !== undefined) void Promise.resolve().then(() => setOpen(key))
  }, [id, writable, written])
  /** Back to the button that opened the form. */
  const close = (key: number) => {
    setOpen(undefined)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${key}`)} button`)?.focus())
  }
  const remove = async ({ REVIEW_SEQ, points }: Lists['written']['items'][number]) => {
    const back = points > 0 ? ` 적립한 ${points.toLocaleString('ko-KR')}포인트 가운데 남아 있는 만큼 회수합니다.` : ''
    const asked = {
      title: '이 후기를 삭제하시겠습니까?',
      text: `되돌릴 수 없고, 같은 주문 상품에 후기를 다시 쓸 수 없습니다.${back}`,
      okLabel: '삭제',
    }
    if ((await showConfirmDialog(asked)) !== 'ok') return
    try {
      await call(removeGoodsReview, { reviewSeq: REVIEW_SEQ })
      location.assign(WRITTEN)
    } catch (error) {
      await sayFailure(error, { id: removeGoodsReview.id })
    }
  }
  return (
    <ul aria-label="상품 후기" className="border-b border-line">
      {writable.map((line) => (
        <li key={line.lineSeq} id={`${id}-${line.lineSeq}`} className="border-b border-line py-5">
          <Goods {...line} />
          {open === line.lineSeq ? (
            <ReviewForm
              id={`${id}-write-${line.lineSeq}`}
              of={{ lineSeq: line.lineSeq }}
              onCancel={() => close(line.lineSeq)}
              onSaved={() => location.assign(WRITTEN)}
            />
          ) : (
            <div className="mt-4 flex flex-wrap items-center gap-3">
              <LineButton onClick={() => setOpen(line.lineSeq)}>
                후기 쓰기<span className="sr-only">: {line.name}</span>
              </LineButton>
              <p className="numeric text-small text-ink-mute">
                글 {TEXT_POINTS}포인트, 사진과 함께 {PHOTO_POINTS}포인트
              </p>
            </div>
          )}
        </li>
      ))}
      {written.map((review) => (
        <li key={review.REVIEW_SEQ} id={`${id}-${review.REVIEW_SEQ}`} className="border-b border-line py-5">
          {open === review.REVIEW_SEQ ? (
            <>
              <Goods {...review} />
              <ReviewForm
                id={`${id}-edit-${review.REVIEW_SEQ}`}
                of={{ review }}
                onCancel={() => close(review.REVIEW_SEQ)}
                onSaved={() => location.assign(WRITTEN)}
              />
            </>
          ) : (
            <ReviewItem
              review={review}
              head={
                <>
                  <Goods {...review} />
                  {review.hiddenYn === 'Y' && (
                    <p className="mt-3 text-small text-danger">운영자가 숨긴 후기입니다. 다른 분에게는 보이지 않습니다.</p>
                  )}
                </>
              }
              actions={
                <span className="flex shrink-0">
                  <ReplyAction of={`${review.name} 후기`} onPress={() => setOpen(review.REVIEW_SEQ)}>
                    고치기
                  </ReplyAction>
                  <ReplyAction of={`${review.name} 후기`} hasDialog onPress={() => void remove(review)}>
                    삭제
                  </ReplyAction>
                </span>
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Goods({ goodsId, name, choices, image }: { goodsId: string; name: string; choices: string[]; image: string }) {
  return (
    <div className="mb-3 flex items-center gap-4">
      <div className="w-16 shrink-0">
        <Picture image={{ src: image, alt: '' }} ratio="1/1" sizes="64px" />
      </div>
      <p className="min-w-0 wrap-anywhere">
        {goodsId ? (
          <a
            href={`/store/goods/${encodeURIComponent(goodsId)}`}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </a>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
        {choices.length > 0 && <span className="block text-small text-ink-mute">{choices.join(' / ')}</span>}
      </p>
    </div>
  )
}
