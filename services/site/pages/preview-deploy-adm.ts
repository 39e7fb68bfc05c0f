import * as contracts from '@/schemas/api/site/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewDeployAdm = answer(contracts.previewDeployAdm, 'services/site/pages/preview-deploy-adm.ts', (input, ctx) =>
  readPreview('published', input, ctx),
)
