import * as contracts from '@/schemas/api/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewPageMng = answer(contracts.previewPageMng, 'services/pages/preview-page-mng.ts', (input, ctx) =>
  readPreview('draft', input, ctx),
)
