import * as contracts from '@/schemas/api/site/builder'
import { publishPage } from '@/schemas/api/site/pages'
import { failingAs, operation } from '@/services/kit/service'
import { eachDocument } from './each-document'
import { publishDocument } from './publish-document'

export const publishMany = operation(contracts.publishMany, ({ ids }, ctx) =>
  eachDocument(ctx, ids, async (one, id) => {
    const { moved } = await publishDocument(failingAs(publishPage, one), id, { isLedOn: true })
    return ['게시했습니다.', moved].filter(Boolean).join(' ')
  }),
)
