import * as contracts from '@/schemas/api/site/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewPageMng = answer(contracts.previewPageMng, 'services/site/pages/preview-page-mng.ts', (input, ctx) =>
  readPreview('draft', input, ctx),
)
