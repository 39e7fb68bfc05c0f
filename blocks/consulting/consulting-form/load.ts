import type { Loaded, LoadInput } from '@/renderer/define-block'
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { loadChoices, type Choice } from '../_parts/choices'
import type { Props } from './schema'

export interface Data {
  choices: Choice[]
  /** The first day that can be chosen. */
  today: string
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const today = seoulDay(new Date(page.now))
  return { data: { choices: await loadChoices(call, signal), today }, freshUntil: afterSeoulDay(today).toISOString() }
}
