import type { LoadInput, Loaded } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import { listBanners } from '@/schemas/api/site/banners'
import { MENU_POSITION } from '@/schemas/rules/site/banner-positions'
import { listMenus } from '@/schemas/api/site/menus'
import { menuTree, type MenuNode } from '../_parts/menu-tree'
import type { Props } from './schema'

export interface Data {
  menus: MenuNode[]
  /** The banner inside the open menu. */
  banner: Listed<typeof listBanners> | undefined
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [menus, banners] = await Promise.all([
    call(listMenus, { menuGroup: 'main' }, { signal }),
    call(listBanners, { position: MENU_POSITION }, { signal }),
  ])
  return { data: { menus: menuTree(menus.items), banner: banners.items[0] } }
}
