import * as contracts from '@/schemas/api/site/builder'
import { answer } from '@/services/kit/service'
import { eachDocument } from './each-document'
import { publishDocument } from './publish-document'

export const publishMany = answer(contracts.publishMany, 'services/site/pages/publish-many.ts', ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    await publishDocument(one, id)
    return '게시했습니다.'
  }),
)
