import type { Problem } from '@/schemas/api/base/failure'
import type { PageDocument } from '@/schemas/page/document'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { isSystemDocument, type DraftRow } from './draft-row'

/** A document that code refers to by name must keep that name. */
export function systemProblems(known: DraftRow, document: PageDocument): Problem[] {
  if (!isSystemDocument(known) || nameOfDocument(document) === known.name) return []
  return [
    {
      pointer: known.kind === 'page' ? '/route' : '/id',
      message: '시스템 문서의 주소와 이름표는 바꿀 수 없습니다.',
      keyword: 'locked',
    },
  ]
}
