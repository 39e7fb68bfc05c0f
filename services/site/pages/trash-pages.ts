import * as contracts from '@/schemas/api/site/builder'
import { operation } from '@/services/kit/service'
import { isSystemDocument, lockDocument } from './draft-row'
import { eachDocument, leave } from './each-document'
import { withdrawDocument } from './withdraw-document'

/** Nothing is deleted: the document disappears from the public site and from the lists, with its draft and its revisions. */
export const trashPages = operation(contracts.trashPages, ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    const known = await lockDocument(one, id)
    if (!known) throw leave('문서를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.')
    if (isSystemDocument(known.kind, known.name)) throw leave('시스템 문서는 휴지통으로 옮길 수 없습니다.')
    await withdrawDocument(one, known, { deletedAt: one.now })
    one.audit('page.trash', id, { name: known.name, revisionId: known.publishedRevisionId })
    return '휴지통으로 옮겼습니다.'
  }),
)
