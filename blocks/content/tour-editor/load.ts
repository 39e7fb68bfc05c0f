import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listInteriors } from '@/schemas/api/content/interiors'
import type { Props } from './schema'

/** One condition of a home: its name, and the values to choose from. */
export interface Condition {
  code: string
  label: string
  /** Several at once, or one. */
  isMany: boolean
  values: { code: string; label: string }[]
}
export interface Data {
  conditions: Condition[]
}

/** Conditions that a member says of the home; those of a builder's work are none. */
const ASKED: Readonly<Record<string, { isMany: boolean }>> = {
  homeType: { isMany: false },
  homeSize: { isMany: false },
  familyType: { isMany: false },
  style: { isMany: false },
  space: { isMany: true },
  color: { isMany: true },
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { item } = await call(listInteriors, { type: 'myhome', size: 1 }, { signal })
  const conditions = Object.entries(ASKED).flatMap(([code, { isMany }]) => {
    const group = item.facets.find((one) => one.code === code)
    return group ? [{ code, label: group.label, isMany, values: group.values.map(({ code, label }) => ({ code, label })) }] : []
  })
  return { data: { conditions } }
}
