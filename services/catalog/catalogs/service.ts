import { service } from '@/services/kit/service'
import { listCatalogs } from './list-catalogs'

export const catalogs = service('catalogs', [listCatalogs])
