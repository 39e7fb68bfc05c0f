import * as contracts from '@/schemas/api/site/pages'
import { answer } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewDeployMng = answer(contracts.previewDeployMng, 'services/site/pages/preview-deploy-mng.ts', (input, ctx) =>
  readPreview('published', input, ctx),
)
