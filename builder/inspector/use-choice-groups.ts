'use client'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listCategoryAttributes } from '@/schemas/api/catalog/categories'
import { listCodes } from '@/schemas/api/site/codes'

export interface ChoiceGroup {
  /** Empty for choices without groups. */
  label: string
  choices: readonly { value: string; label: string }[]
}

/** @param beside value of the sibling field that the source names. */
async function readGroups(source: string, beside: string): Promise<ChoiceGroup[]> {
  const [kind, of = ''] = source.split(':')
  if (kind === 'codes') {
    const { items } = await call(listCodes, { codeGroupValue: of })
    const choices = items.toSorted((a, b) => a.orderNo - b.orderNo).map(({ code, name }) => ({ value: code, label: name }))
    return choices.length > 0 ? [{ label: '', choices }] : []
  }
  if (kind !== 'attributes') throw new Error(`There is no source ${source}.`)
  if (beside === '') return []
  const { items } = await call(listCategoryAttributes, { category: beside })
  return items.map(({ code, label, values }) => ({
    label,
    choices: values.map((one) => ({ value: `${code}:${one.code}`, label: one.label })),
  }))
}

export function useChoiceGroups(source: string, beside: string) {
  const { data, error, mutate } = useSWR<ChoiceGroup[], Error>(
    ['choices', source, beside],
    ([, from, of]: [string, string, string]) => readGroups(from, of),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return { groups: data, isFailed: error !== undefined && data === undefined, retry: () => void mutate() }
}
