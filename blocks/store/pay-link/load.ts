import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { termTitles } from '@/blocks/members/_parts/form/term-titles'
import type { Props } from './schema'

export interface Data {
  terms: TermTitles
}

/** Titles of the terms in force; what is paid is asked for by the browser, which alone knows the secret of the link. */
export const load = async ({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> => ({
  data: { terms: await termTitles(call, 'personal', signal) },
})
