// Checks a new document before it is sent. The service decides: only it knows whether a name is taken.
import { withParticle } from '@/lib/particle'
import type { Kind } from '@/schemas/page/document'
import { fieldMessage } from '@/schemas/words/messages'
import type { FormFaults } from '../list/form-faults'
import { cleanRoute, routeFault } from '../inspector/route-fault'
import { parseJson } from '../save/parse-json'
import { KIND_WORDS } from './place-words'

export interface NewDocument {
  title: string
  name: string
}
/** Fields of a new document; `file` is for a file that is no document at all. */
export const DOCUMENT_FIELDS = ['title', 'name', 'file'] as const
type DocumentField = (typeof DOCUMENT_FIELDS)[number]
export type DocumentFaults = FormFaults<DocumentField>

const NAME = /^[a-z0-9][a-z0-9-]{0,79}$/

/** As it is sent: a normalized route, trimmed texts. */
export const cleanNew = (kind: Kind, { title, name }: NewDocument): NewDocument => ({
  title: title.trim(),
  name: kind === 'page' ? cleanRoute(name) : name.trim(),
})

/** @param given as `cleanNew` gives it. */
export function checkNew(kind: Kind, { title, name }: NewDocument): DocumentFaults {
  const titleFault =
    title === '' ? fieldMessage('required', '제목') : title.length > 120 ? fieldMessage('maxLength', '제목', { limit: 120 }) : undefined
  const nameFault = kind === 'page' ? routeFault(name, []) : labelFault(kind, name)
  return { ...(titleFault ? { title: titleFault } : {}), ...(nameFault ? { name: nameFault } : {}) }
}

function labelFault(kind: Kind, name: string): string | undefined {
  const { name: label, example } = KIND_WORDS[kind]
  if (name === '') return fieldMessage('required', label)
  return NAME.test(name) ? undefined : `${withParticle(label, '은/는')} 영어 소문자와 숫자, -로 80자까지 씁니다. 예: ${example}`
}

/** Parses a text into a document to be sent, or returns why it is none. The service validates its blocks. */
export function parseDocument(text: string): { definition: Record<string, unknown> } | { fault: string } {
  const read = parseJson(text)
  if ('fault' in read) return read
  return isRecord(read.parsed) ? { definition: read.parsed } : { fault: '페이지 정의가 아닙니다. 내보낸 JSON 파일을 골라 주세요.' }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
