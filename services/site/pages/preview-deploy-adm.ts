import * as contracts from '@/schemas/api/site/pages'
import { operation } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewDeployAdm = operation(contracts.previewDeployAdm, (input, ctx) => readPreview('published', input, ctx))
