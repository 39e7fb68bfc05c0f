import type { Loaded, LoadInput } from '@/renderer/define-block'
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { loadChoices, type Choice } from '../_parts/choices'
import { loadWantedShop, type ConsultingShop } from '../_parts/load-wanted-shop'
import type { Props } from './schema'

export interface Data {
  choices: Choice[]
  /** The first day that can be chosen. */
  today: string
  /** The shop that the URL names. */
  shop?: ConsultingShop
}

export async function load({ page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const today = seoulDay(new Date(page.now))
  const [choices, shop] = await Promise.all([loadChoices(call, signal), loadWantedShop(page.query['shopId'], call, signal)])
  return { data: { choices, today, ...(shop ? { shop } : {}) }, freshUntil: afterSeoulDay(today).toISOString() }
}
