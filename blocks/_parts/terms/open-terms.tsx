import { openModal } from '@/lib/ui/dialogs'
import type { TermsType } from '@/schemas/rules/terms'

const sheet =
  'm-auto h-[min(44rem,calc(100dvh-64px))] w-[min(680px,calc(100vw-48px))] max-w-none flex-col overflow-hidden rounded-lg bg-page text-ink shadow-overlay transition-[opacity,translate] duration-(--duration-base) ease-(--ease-settle) backdrop:bg-scrim open:flex starting:open:translate-y-2 starting:open:opacity-0 max-sm:mb-0 max-sm:h-[90dvh] max-sm:w-full max-sm:rounded-t-xl max-sm:rounded-b-none'

/** The full text of a term over the page. It closes with nothing: no consent changes by reading (S-TERM-1). */
export async function openTerms(termsType: TermsType, title: string): Promise<void> {
  const { TermsDialog } = await import('./terms-dialog')
  await openModal<undefined>('terms-content', {
    title,
    className: sheet,
    render: (close) => <TermsDialog termsType={termsType} title={title} close={() => close()} />,
  })
}
