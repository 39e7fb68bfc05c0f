'use client'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { markReviewHelpful, reportGoodsReview } from '@/schemas/api/store/reviews'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { askReportReason } from '@/blocks/base/_parts/replies/ask-report-reason'

/** Loaded with the first press: asks who reports the review and why, and tells staff. */
export async function reportReview(reviewSeq: number): Promise<void> {
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

/**
 * Counts the reader among those to whom the review was of help. Whoever is counted already is told, and can take it back.
 * @returns how many there are; undefined where nothing is known anew.
 */
export async function markHelpful(reviewSeq: number, helpfulYn: 'Y' | 'N' = 'Y'): Promise<number | undefined> {
  if (!(await askLogin({ wanted: `${location.pathname}#reviews` }))) return undefined
  try {
    const { item } = await call(markReviewHelpful, { reviewSeq, helpfulYn })
    const isKnown = item.alreadyYn === 'Y'
    if (helpfulYn === 'N') showSnackbar('도움이 됐다는 표시를 지웠습니다.')
    else if (!isKnown) showSnackbar('도움이 된 후기로 표시했습니다.')
    else if (await takesBack()) return await markHelpful(reviewSeq, 'N')
    return item.helpfulCnt
  } catch (error) {
    await sayFailure(error, { id: markReviewHelpful.id })
    return undefined
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
