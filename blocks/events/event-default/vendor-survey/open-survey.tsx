import { openDialog } from '@/lib/ui/dialogs'
import { SHEET } from '@/blocks/base/_parts/sheet'
import type { SurveyDialogProps } from './survey-dialog'

const sheet = `${SHEET} h-[min(52rem,calc(100dvh-64px))] w-[min(680px,calc(100vw-48px))]`

/** The survey over the page; the promise resolves when it was sent or closed. */
export async function openSurvey(props: Omit<SurveyDialogProps, 'close'>): Promise<void> {
  const { SurveyDialog } = await import('./survey-dialog')
  await openDialog<undefined>('vendor-survey', {
    title: '거래처 설문',
    className: sheet,
    render: (close) => <SurveyDialog {...props} close={() => close()} />,
  })
}
