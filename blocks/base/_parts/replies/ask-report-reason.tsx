'use client'
import { openDialog } from '@/lib/ui/dialogs'
import { SHEET } from '../sheet'
import { ReportDialog } from './report-dialog'
import type { ReplyNoun } from './reply-noun'

/** Asks over the page why something is reported; undefined when the dialog is closed without a reason. */
export const askReportReason = (noun: ReplyNoun): Promise<string | undefined> =>
  openDialog<string>('report-reply', {
    title: `${noun} 신고`,
    className: `${SHEET} max-sm:h-fit! max-h-[90dvh] w-[min(440px,calc(100vw-48px))]`,
    render: (close) => <ReportDialog noun={noun} close={close} />,
  })
