import type { PageContext } from '@/renderer/define-block'
import type { AnyContract, Item } from '@/schemas/api/base/contract'

export interface RecordReader {
  text: (name: string) => string
  /** A nested record, or undefined. */
  inner: (name: string) => RecordReader | undefined
}

/** The page's record, if it is of this kind; fields are read as text, because the page has it as plain data. */
export function subjectOf(page: PageContext, kind: string): RecordReader | undefined {
  if (page.subject?.kind !== kind) return undefined
  return reader(page.subject.record)
}

/** The whole record, for a view that shows much of it: typed as the answer of the contract that the subject's loader calls. */
export function recordOf<C extends AnyContract>(page: PageContext, kind: string): Item<C> | undefined {
  return page.subject?.kind === kind ? (page.subject.record as Item<C>) : undefined
}

function reader(record: Record<string, unknown>): RecordReader {
  return {
    text: (name) => {
      const value = record[name]
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
    },
    inner: (name) => {
      const value = record[name]
      return typeof value === 'object' && value !== null ? reader(value as Record<string, unknown>) : undefined
    },
  }
}
