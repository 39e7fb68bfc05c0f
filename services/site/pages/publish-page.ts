import * as contracts from '@/schemas/api/site/pages'
import { operation } from '@/services/kit/service'
import { publishDocument } from './publish-document'

export const publishPage = operation(contracts.publishPage, async ({ id, draftNumber }, ctx) => ({
  item: await publishDocument(ctx, id, draftNumber),
}))
