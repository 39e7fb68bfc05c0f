import { openDialog } from '@/lib/ui/dialogs'
import type { TermsType } from '@/schemas/rules/members/terms'
import { SHEET } from '@/blocks/base/_parts/sheet'

const sheet = `${SHEET} h-[min(44rem,calc(100dvh-64px))] w-[min(680px,calc(100vw-48px))]`

/** The full text of a term over the page. Closing it changes no consent (S-TERM-1). */
export async function openTerms(termsType: TermsType, title: string): Promise<void> {
  const { TermsDialog } = await import('./terms-dialog')
  await openDialog<undefined>('terms-content', {
    title,
    className: sheet,
    render: (close) => <TermsDialog termsType={termsType} title={title} close={() => close()} />,
  })
}
