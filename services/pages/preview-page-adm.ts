import * as contracts from '@/schemas/api/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewPageAdm = answer(contracts.previewPageAdm, 'services/pages/preview-page-adm.ts', (input, ctx) =>
  readPreview('draft', input, ctx),
)
