import { service } from '@/services/kit/service'
import { listBanners } from './list-banners'

export const banners = service('banners', [listBanners])
