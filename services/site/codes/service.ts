import { service } from '@/services/kit/service'
import { listAllCodes } from './list-all-codes'
import { listCodes } from './list-codes'

export const codes = service('codes', [listCodes, listAllCodes])
