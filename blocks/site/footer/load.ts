import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listMenus } from '@/schemas/api/site/menus'
import { menuTree, type MenuNode } from '../_parts/menu-tree'
import type { Props } from './schema'

export interface Data {
  menus: MenuNode[]
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listMenus, { menuGroup: 'footer' }, { signal })
  return { data: { menus: menuTree(items) } }
}
