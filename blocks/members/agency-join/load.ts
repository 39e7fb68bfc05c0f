import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readAgencyDraft } from '@/schemas/api/members/agency'
import type { AgencyProgress } from '@/schemas/rules/members/agency'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { termTitles } from '@/blocks/members/_parts/form/term-titles'
import type { Props } from './schema'

export interface Data {
  progress: AgencyProgress
  /** Consents of a business (C-TERMS). */
  terms: TermTitles
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [{ item }, terms] = await Promise.all([call(readAgencyDraft, {}, { signal }), termTitles(call, 'business', signal)])
  return { data: { progress: item, terms } }
}
