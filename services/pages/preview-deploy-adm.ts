import * as contracts from '@/schemas/api/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewDeployAdm = answer(contracts.previewDeployAdm, 'services/pages/preview-deploy-adm.ts', (input, ctx) =>
  readPreview('published', input, ctx),
)
