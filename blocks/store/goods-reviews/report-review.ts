'use client'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { reportGoodsReview } from '@/schemas/api/store/reviews'
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
