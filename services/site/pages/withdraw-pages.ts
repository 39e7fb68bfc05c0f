import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { operation } from '@/services/kit/service'
import { requirePage } from '../domain/require-page'
import { isSystemDocument, lockDocument } from './draft-row'
import { eachDocument, leave } from './each-document'
import { withdrawDocument } from './withdraw-document'

export const withdrawPages = operation(contracts.withdrawPages, ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    const known = await lockDocument(one, id)
    if (!known) throw leave('문서를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.')
    if (isSystemDocument(known)) throw leave('시스템 문서는 게시를 내릴 수 없습니다.')
    if (known.publishedRevisionId === null) throw leave('게시되어 있지 않은 문서입니다.')
    requirePage(one, known, JSON.parse(known.draft) as PageDocument, undefined)
    await withdrawDocument(one, known)
    one.audit('page.withdraw', id, { name: known.name, revisionId: known.publishedRevisionId })
    return '게시를 내렸습니다.'
  }),
)
