import * as contracts from '@/schemas/api/site/pages'
import { answer } from '@/services/kit/service'
import { publishDocument } from './publish-document'

export const publishPage = answer(contracts.publishPage, 'services/site/pages/publish-page.ts', async ({ id, draftNumber }, ctx) => ({
  item: await publishDocument(ctx, id, draftNumber),
}))
