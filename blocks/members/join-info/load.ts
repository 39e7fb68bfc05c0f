import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listCodes } from '@/schemas/api/site/codes'
import type { Props } from './schema'

export interface Data {
  housingTypes: { value: string; label: string }[]
}

/** The kinds of housing, by the codes of the site (foundation 3.3). */
export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listCodes, { codeGroupValue: 'homeType' }, { signal })
  return { data: { housingTypes: items.map(({ code, name }) => ({ value: code, label: name })) } }
}
