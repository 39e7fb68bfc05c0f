import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { isDuplicateKey } from '@/services/db/sql-state'
import { documents } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { requirePage } from '../domain/require-page'
import { isTaken, lockDocument } from './draft-row'
import { eachDocument, leave, NEEDS_PUBLISH } from './each-document'
import { fragmentCycle } from './fragment-cycle'
import { publishedBody } from './published-body'
import { touchDocument } from './touch-document'

/** Brings back the state before: what was published is public again, and what was a draft is one. */
export const recoverPages = operation(contracts.recoverPages, ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    const known = await lockDocument(one, id, { trash: true })
    if (!known) throw leave('문서를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.')
    if (!known.deletedAt) throw leave('휴지통에 있지 않은 문서입니다.')
    requirePage(one, known, undefined, JSON.parse(known.draft) as PageDocument)
    const taken = () =>
      leave(
        known.kind === 'page'
          ? '그사이 같은 주소의 페이지가 생겼습니다. 그 페이지의 주소를 바꾼 뒤 되살려 주세요.'
          : '그사이 같은 이름표의 문서가 생겼습니다. 그 문서의 이름표를 바꾼 뒤 되살려 주세요.',
      )
    const isPublic = known.publishedRevisionId !== null
    if (isPublic && !one.rights.publishes('pages')) throw leave(NEEDS_PUBLISH.replace('게시 중인', '게시 중이던'))
    for (const name of [known.name, known.draftName]) if (name !== null && (await isTaken(one, known.kind, name, id))) throw taken()
    const published = await publishedBody(one, known)
    if (published && (await fragmentCycle(one.db, one.siteId, published)))
      throw leave('그사이 바뀐 조각과 서로를 담게 되어 되살릴 수 없습니다. 그 조각에서 이 조각을 뺀 뒤 되살려 주세요.')
    // Rules may have changed meanwhile, so its problems are counted again.
    await one.db
      .update(documents)
      .set({ deletedAt: null, problems: null })
      .where(eq(documents.id, id))
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? taken() : error
      })
    if (isPublic) touchDocument(one, known)
    one.audit('page.recover', id, { name: known.name })
    return isPublic ? '되살렸습니다. 방문자에게 다시 공개됩니다.' : '되살렸습니다.'
  }),
)
