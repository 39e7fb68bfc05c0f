import * as contracts from '@/schemas/api/site/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewPageAdm = answer(contracts.previewPageAdm, 'services/site/pages/preview-page-adm.ts', (input, ctx) =>
  readPreview('draft', input, ctx),
)
