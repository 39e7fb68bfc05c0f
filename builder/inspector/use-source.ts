'use client'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listPieces } from '@/schemas/api/site/builder'
import { listCodes } from '@/schemas/api/site/codes'
import { browseEvents } from '@/schemas/api/events/staff'
import { listNotices } from '@/schemas/api/content/notices'
import { eventChoices } from '@/schemas/rules/events/event-choice'
import type { Choice } from './field-schema'

/**
 * Reads the choices that a `source` of a schema names. Events are those of staff: an unpublished event can be put on an unpublished page.
 */
async function readSource(source: string): Promise<Choice[]> {
  const [name, detail = ''] = source.split(':')
  switch (name) {
    case 'fragments':
      return (await call(listPieces, { kind: 'fragment' })).items.map((one) => ({ value: one.name, label: one.title }))
    case 'events':
      return eventChoices((await call(browseEvents, { size: 500 })).items, detail)
    case 'notices':
      return (await call(listNotices, { page: 1, size: 100 })).items.map((one) => ({ value: one.NOTICE_SEQ, label: one.TITLE }))
    case 'codes':
      return (await call(listCodes, { codeGroupValue: detail })).items
        .toSorted((a, b) => a.orderNo - b.orderNo)
        .map((one) => ({ value: one.code, label: one.name }))
    default:
      throw new Error(`There is no source ${source}.`)
  }
}

export interface Source {
  /** Undefined until they are loaded. */
  choices: Choice[] | undefined
  isFailed: boolean
  retry: () => void
}

export function useSource(source: string | undefined): Source {
  const { data, error, mutate } = useSWR<Choice[], Error>(
    source === undefined ? null : ['source', source],
    ([, name]: [string, string]) => readSource(name),
    { revalidateOnFocus: source?.startsWith('events') === true, shouldRetryOnError: false },
  )
  return { choices: data, isFailed: error !== undefined && data === undefined, retry: () => void mutate() }
}
