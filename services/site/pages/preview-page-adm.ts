import * as contracts from '@/schemas/api/site/pages'
import { operation } from '@/services/kit/service'
import { readPreview } from './read-preview'

export const previewPageAdm = operation(contracts.previewPageAdm, (input, ctx) => readPreview('draft', input, ctx))
