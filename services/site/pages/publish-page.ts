import * as contracts from '@/schemas/api/site/pages'
import { operation } from '@/services/kit/service'
import { publishDocument } from './publish-document'

export const publishPage = operation(contracts.publishPage, async ({ id, draftNumber, leadOnYn = 'N' }, ctx) => ({
  item: await publishDocument(ctx, id, { draftNumber, isLedOn: leadOnYn === 'Y' }),
}))
