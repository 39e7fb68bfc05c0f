'use client'
import type { TermsType } from '@/schemas/rules/members/terms'
import { openTerms } from './open-terms'

/** 내용 보기: opens the full text of one term over the page. */
export function TermsButton({ termsType, title }: { termsType: TermsType; title: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => void openTerms(termsType, title)}
      className="-mr-3 inline-flex min-h-11 shrink-0 items-center px-3 text-small font-semibold underline-offset-4 hover:underline"
    >
      <span className="sr-only">{title} </span>내용 보기
    </button>
  )
}
