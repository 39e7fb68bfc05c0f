// A page that is about one record names its subject. The subject is loaded before the first byte, so that a record that does not exist is
// a real 404, and the head describes the record.
import type { Caller } from '@/schemas/api/base/call'
import { registerSubjects as nameSubjects } from '@/schemas/page/subjects'

export interface Subject {
  record: Record<string, unknown>
  title: string
  description?: string
  /** Site path of the picture for sharing. */
  image?: string
  /** Site path of the record's one URL, where several pages can show it; the page's own without it. */
  canonical?: string
  /** Schema.org objects of the record. */
  jsonLd?: Record<string, unknown>[]
  /** ISO moment at which the record's own state changes (an event closing). */
  freshUntil?: string | null
  /** The record is gone, and its page says so in its own words. */
  status?: 410
}
export type SubjectOutcome = { found: Subject } | { redirect: string } | 'missing'
export type SubjectLoader = (input: {
  params: Record<string, string>
  query: Record<string, string>
  /** Pattern of the requesting page: some records look different, or redirect, depending on it. */
  route: string
  now: string
  call: Caller
}) => Promise<SubjectOutcome>

const registry = new Map<string, SubjectLoader>()

export function registerSubjects(loaders: Record<string, SubjectLoader>): void {
  for (const [name, loader] of Object.entries(loaders)) registry.set(name, loader)
  nameSubjects(registry.keys())
}
export const subjectOf = (name: string): SubjectLoader | undefined => registry.get(name)
