import type { Caller } from '@/schemas/api/base/call'
import { listTerms } from '@/schemas/api/members/terms'
import { KIND_OF_FLAG, type Agreements } from '@/schemas/rules/members/agreements'
import { termsTypeOf, termsTypesFor, type TermsFor, type TermsKind } from '@/schemas/rules/members/terms'
import type { TermTitles } from './agreement-rows'

/** Titles of the terms in force, by kind of consent (C-TERMS). */
export async function termTitles(call: Caller, who: TermsFor, signal: AbortSignal): Promise<TermTitles> {
  const { items } = await call(listTerms, { termsType: termsTypesFor(who).join(',') }, { signal })
  const found = (Object.entries(KIND_OF_FLAG) as [keyof Agreements, TermsKind][]).flatMap(([flag, kind]) => {
    const term = items.find(({ termsType }) => termsType === termsTypeOf(kind, who))
    return term ? [[flag, { type: term.termsType, title: term.title }] as const] : []
  })
  return Object.fromEntries(found)
}
