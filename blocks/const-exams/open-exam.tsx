import { openModal } from '@/lib/ui/dialogs'
import { holdBack } from '@/lib/ui/hold-back'
import { SHEET } from '../_parts/sheet'

const sheet = `${SHEET} h-[min(52rem,calc(100dvh-64px))] w-[min(880px,calc(100vw-48px))]`

/** One construction example over the page; Back closes it. */
export async function openExam(seq: number, title: string): Promise<void> {
  const { ExamDialog } = await import('./exam-dialog')
  let release = () => {}
  await openModal<undefined>('const-exam', {
    title,
    className: sheet,
    render: (close) => <ExamDialog seq={seq} title={title} close={() => close()} onOpen={() => (release = holdBack(close))} />,
  })
  release()
}
