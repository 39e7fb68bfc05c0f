import * as contracts from '@/schemas/api/site/pages'
import { operation } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewDeployMng = operation(contracts.previewDeployMng, (input, ctx) => readPreview('published', input, ctx))
