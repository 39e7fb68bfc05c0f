import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

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
    orderNo: Type.Integer(),
  }),
  tags: () => ['menus'],
})
