import type { Loaded, LoadInput } from '@/renderer/define-block'
import { listMenus } from '@/schemas/api/site/menus'
import { menuTree, type MenuNode } from '../_parts/menu-tree'
import type { Props } from './schema'

export interface Data {
  entries: MenuNode[]
}

export async function load({ props, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { items } = await call(listMenus, { menuGroup: props.group }, { signal })
  return { data: { entries: menuTree(items) } }
}
