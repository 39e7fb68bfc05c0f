import type { Loaded, LoadInput } from '@/renderer/define-block'
import { termsForKind } from '@/schemas/rules/members/join-draft'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { termTitles } from '@/blocks/members/_parts/form/term-titles'
import { joinDraftOf } from '../_parts/join/join-draft-of'
import { kindOf } from './kind-of'
import type { Props } from './schema'

export interface Data {
  terms: TermTitles
}

/** Titles of the terms in force, for the kind of member (C-TERMS). */
export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  return { data: { terms: await termTitles(call, termsForKind(kindOf(page, joinDraftOf(page))), signal) } }
}
