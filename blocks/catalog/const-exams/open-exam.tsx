import { openDialog } from '@/lib/ui/dialogs'
import { SHEET } from '@/blocks/base/_parts/sheet'

const sheet = `${SHEET} h-[min(52rem,calc(100dvh-64px))] w-[min(880px,calc(100vw-48px))]`

/** One construction example over the page; Back closes it. */
export async function openExam(seq: number, title: string): Promise<void> {
  const { ExamDialog } = await import('./exam-dialog')
  await openDialog<undefined>('const-exam', {
    title,
    className: sheet,
    render: (close) => <ExamDialog seq={seq} title={title} close={() => close()} />,
  })
}
