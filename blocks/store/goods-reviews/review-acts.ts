'use client'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { markReviewHelpful } from '@/schemas/api/store/review-help'
import { reportGoodsReview } from '@/schemas/api/store/reviews'
import type { ShownReviews } from './review-list'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { askReportReason } from '@/blocks/base/_parts/replies/ask-report-reason'

/** Loaded with the first press: asks who reports the review and why, and tells staff. */
async function reportReview(reviewSeq: number): Promise<void> {
  if (!(await askLogin({ wanted: `${location.pathname}#reviews` }))) return
  const reason = await askReportReason('글')
  if (!reason) return
  try {
    await call(reportGoodsReview, { reviewSeq, reason })
    showSnackbar('신고를 접수했습니다.')
  } catch (error) {
    await sayFailure(error, { id: reportGoodsReview.id })
  }
}

type Show = (change: <S extends Pick<ShownReviews, 'items'>>(shown: S) => S) => void
type Mark = (change: (helped: readonly number[]) => readonly number[]) => void

/** Counts the reader among those to whom the review was of help. Whoever is counted already is told, and can take it back. */
async function markHelpful(reviewSeq: number, show: Show, mark: Mark): Promise<void> {
  if (!(await askLogin({ wanted: `${location.pathname}#reviews` }))) return
  try {
    let isHelped = true
    let { item } = await call(markReviewHelpful, { reviewSeq, helpfulYn: 'Y' })
    if (item.alreadyYn === 'N') showSnackbar('도움이 된 후기로 표시했습니다.')
    else if (await takesBack()) {
      ;({ item } = await call(markReviewHelpful, { reviewSeq, helpfulYn: 'N' }))
      isHelped = false
      showSnackbar('도움이 됐다는 표시를 지웠습니다.')
    }
    const { helpfulCnt } = item
    mark((helped) => [...helped.filter((one) => one !== reviewSeq), ...(isHelped ? [reviewSeq] : [])])
    show((now) => ({ ...now, items: now.items.map((one) => (one.REVIEW_SEQ === reviewSeq ? { ...one, helpfulCnt } : one)) }))
  } catch (error) {
    await sayFailure(error, { id: markReviewHelpful.id })
  }
}

async function takesBack(): Promise<boolean> {
  const answer = await showConfirmDialog({
    title: '이미 도움이 됐다고 표시하신 후기입니다.',
    text: '표시를 지우시겠습니까?',
    okLabel: '표시 지우기',
  })
  return answer === 'ok'
}

/** What can be done to one review of the list. */
export const reviewActs = { markHelpful, reportReview }
