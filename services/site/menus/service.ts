import { service } from '@/services/kit/service'
import { listMenus } from './list-menus'

export const menus = service('menus', [listMenus])
