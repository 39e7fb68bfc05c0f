import type { LoadInput, Loaded } from '@/renderer/define-block'
import { readCompany, type PublicFacts } from '@/schemas/api/site/company'
import { listMenus } from '@/schemas/api/site/menus'
import { menuTree, type MenuNode } from '../_parts/menu-tree'
import type { Props } from './schema'

export interface Data {
  menus: MenuNode[]
  facts: PublicFacts
}

export async function load({ call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const [{ items }, { item: facts }] = await Promise.all([
    call(listMenus, { menuGroup: 'footer' }, { signal }),
    call(readCompany, {}, { signal }),
  ])
  return { data: { menus: menuTree(items), facts } }
}
