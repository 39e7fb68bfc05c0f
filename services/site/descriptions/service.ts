import { service } from '@/services/kit/service'
import { getBlockSchema } from './get-block-schema'
import { getDocs } from './get-docs'
import { getOpenApi } from './get-open-api'
import { getPageSchema } from './get-page-schema'

export const descriptions = service('descriptions', [getOpenApi, getDocs, getPageSchema, getBlockSchema])
