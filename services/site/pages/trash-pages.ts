import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { operation } from '@/services/kit/service'
import { requirePage } from '../domain/require-page'
import { isSystemDocument, lockDocument } from './draft-row'
import { eachDocument, leave, NEEDS_PUBLISH } from './each-document'
import { hideDocument } from './hide-document'

/**
 * Nothing is deleted: the document disappears from the public site and from the lists, with its draft, its revisions and its pointer to the
 * published one, so that recovering it brings back the state before. What visitors see needs the right to publish.
 */
export const trashPages = operation(contracts.trashPages, ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    const known = await lockDocument(one, id)
    if (!known) throw leave('문서를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.')
    if (isSystemDocument(known)) throw leave('시스템 문서는 휴지통으로 옮길 수 없습니다.')
    if (known.publishedRevisionId !== null && !one.rights.publishes('pages')) throw leave(NEEDS_PUBLISH)
    requirePage(one, known, JSON.parse(known.draft) as PageDocument, undefined)
    await hideDocument(one, known)
    one.audit('page.trash', id, { name: known.name, revisionId: known.publishedRevisionId })
    return '휴지통으로 옮겼습니다.'
  }),
)
