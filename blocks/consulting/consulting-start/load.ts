import type { Loaded, LoadInput } from '@/renderer/define-block'
import { loadChoices, type Choice } from '../_parts/choices'
import type { Props } from './schema'

export interface Data {
  choices: Choice[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  return { data: { choices: await loadChoices(call, signal) } }
}
