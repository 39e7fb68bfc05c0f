import { service } from '@/services/kit/service'
import { listBrandNews } from './list-brand-news'
import { readBrandNews } from './read-brand-news'

export const brand = service('brand', [listBrandNews, readBrandNews])
