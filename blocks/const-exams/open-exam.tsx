import { openModal } from '@/lib/ui/dialogs'
import { holdBack } from '@/lib/ui/hold-back'

const sheet =
  'm-auto h-[min(52rem,calc(100dvh-64px))] w-[min(880px,calc(100vw-48px))] max-w-none flex-col overflow-hidden rounded-lg bg-page text-ink shadow-overlay transition-[opacity,translate] duration-(--duration-base) ease-(--ease-settle) backdrop:bg-scrim open:flex starting:open:translate-y-2 starting:open:opacity-0 max-sm:mb-0 max-sm:h-[90dvh] max-sm:w-full max-sm:rounded-t-xl max-sm:rounded-b-none'

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
