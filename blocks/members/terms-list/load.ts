import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listTerms } from '@/schemas/api/members/terms'
import { termsTypesFor, type TermsFor } from '@/schemas/rules/members/terms'
import type { Props } from './schema'

export interface TermsGroup {
  who: TermsFor
  terms: Omit<Listed<typeof listTerms>, 'contents'>[]
}
export type Data = TermsGroup[]

export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const groups: readonly TermsFor[] = !props.who || props.who === 'both' ? ['personal', 'business'] : [props.who]
  const { items } = await call(listTerms, {}, { signal })
  return {
    data: groups.map((who) => ({
      who,
      terms: termsTypesFor(who).flatMap((type) => {
        const found = items.find(({ termsType }) => termsType === type)
        if (!found) return []
        // The text is loaded on demand.
        const { contents: _, ...head } = found
        return head
      }),
    })),
  }
}
