import type { PageContext } from '@/renderer/define-block'

export interface RecordReader {
  text: (name: string) => string
  /** A record inside it, or nothing. */
  inner: (name: string) => RecordReader | undefined
}

/** The record that the page is about, if it is of this kind; fields read as text, since the page holds it as plain data. */
export function subjectOf(page: PageContext, kind: string): RecordReader | undefined {
  if (page.subject?.kind !== kind) return undefined
  return reader(page.subject.record)
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
