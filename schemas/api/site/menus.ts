import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { MENU_AUDIENCES, type MenuAudience } from '@/schemas/rules/site/menu-audience'

export const listMenus = contract({
  at: 'GET /svc/menuSvcApi/svcList',
  id: 'menu.list',
  title: '메뉴 조회',
  access: 'visitor',
  input: Type.Object({ menuGroup: Type.Optional(Type.String({ title: '메뉴 묶음', maxLength: 40 })) }),
  items: Type.Object({
    id: Type.String(),
    parentId: Type.Union([Type.String(), Type.Null()]),
    menuGroup: Type.String(),
    name: Type.String(),
    link: Type.String(),
    description: Type.String(),
    /** Who sees it; pages are the same for everybody, so that the browser hides what is for others. */
    audience: Type.Unsafe<MenuAudience>(Type.String({ enum: Object.keys(MENU_AUDIENCES) })),
    orderNo: Type.Integer(),
  }),
  tags: () => ['menus'],
})
