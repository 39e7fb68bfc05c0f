import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import { isDuplicateKey } from '@/services/db/sql-state'
import { documents } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { isTaken, lockDocument } from './draft-row'
import { eachDocument, leave } from './each-document'

/** Restores it as a draft; publishing it again is a separate decision. */
export const recoverPages = operation(contracts.recoverPages, ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    const known = await lockDocument(one, id, { trash: true })
    if (!known) throw leave('문서를 찾을 수 없습니다. 목록을 새로 고쳐 주세요.')
    if (!known.deletedAt) throw leave('휴지통에 있지 않은 문서입니다.')
    const taken = () =>
      leave(
        known.kind === 'page'
          ? '그사이 같은 주소의 페이지가 생겼습니다. 그 페이지의 주소를 바꾼 뒤 되살려 주세요.'
          : '그사이 같은 이름표의 문서가 생겼습니다. 그 문서의 이름표를 바꾼 뒤 되살려 주세요.',
      )
    if (await isTaken(one, known.kind, known.name, id)) throw taken()
    // Rules may have changed meanwhile, so its problems are counted again.
    await one.db
      .update(documents)
      .set({ deletedAt: null, problems: null })
      .where(eq(documents.id, id))
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? taken() : error
      })
    one.audit('page.recover', id, { name: known.name })
    return '되살렸습니다.'
  }),
)
