import type { LoadInput, Loaded } from '@/renderer/define-block'
import { formatDay } from '@/schemas/words/dates'
import type { Props } from './schema'

export interface Data {
  /** `2027.04.01 (목)` before that day. */
  opensOn: string | undefined
}

export async function load({ props, page }: LoadInput<Props>): Promise<Loaded<Data>> {
  const opens = props.opensOn ? `${props.opensOn}T00:00:00+09:00` : undefined
  if (opens === undefined || Date.parse(opens) <= Date.parse(page.now)) return { data: { opensOn: undefined } }
  return { data: { opensOn: formatDay(opens) }, freshUntil: opens }
}
