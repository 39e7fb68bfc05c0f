import { openDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { reportEventReply } from '@/schemas/api/events/replies'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { SHEET } from '@/blocks/base/_parts/sheet'

/** Asks why, and reports; staff read the reason. */
export async function reportReply(replySeq: number): Promise<void> {
  const { ReportDialog } = await import('./report-dialog')
  const reason = await openDialog<string>('report-reply', {
    title: '글 신고',
    className: `${SHEET} max-sm:h-auto! max-h-[90dvh] w-[min(440px,calc(100vw-48px))]`,
    render: (close) => <ReportDialog close={close} />,
  })
  if (!reason) return
  try {
    await call(reportEventReply, { replySeq, reason })
    showSnackbar('신고를 접수했습니다.')
  } catch (error) {
    await sayFailure(error, { id: reportEventReply.id })
  }
}
