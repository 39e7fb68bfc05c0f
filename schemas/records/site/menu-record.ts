import { Type } from 'typebox'
import { MENU_AUDIENCES } from '@/schemas/rules/site/menu-audience'
import { MENU_GROUPS } from '@/schemas/words/menu-groups'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const MenuForm = Type.Object(
  {
    menuGroup: f.choiceField('메뉴', MENU_GROUPS, { default: 'main' }),
    name: f.lineField('이름', 40),
    link: f.requiredLinkField('연결'),
    parentId: f.optionalReferenceField('상위 메뉴', 'menus', {
      help: '비워 두면 첫 단계입니다. 같은 메뉴에서 세 단계까지 둘 수 있습니다. ‘위 메뉴’의 첫 단계가 화면 위쪽에 다 들어가지 않으면 뒤의 것은 ‘더보기’ 안에 보입니다.',
    }),
    description: f.optionalLineField('설명', 100, { help: '큰 메뉴에서 이름 아래에 보입니다.' }),
    audience: f.choiceField('보는 사람', MENU_AUDIENCES, {
      default: 'all',
      help: '메뉴만 감춥니다. 연결한 화면의 권한은 그 화면에서 정합니다.',
    }),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const menuRecord = defineRecord({
  type: 'menus',
  title: '메뉴',
  form: MenuForm,
  groups: [
    { title: '메뉴', fields: ['menuGroup', 'name', 'link', 'description'] },
    { title: '자리', fields: ['parentId', 'orderNo'] },
    { title: '보는 사람', fields: ['audience'] },
  ],
  name: 'name',
  fixed: ['menuGroup'],
  parent: 'parentId',
  apart: 'menuGroup',
  list: {
    columns: ['menuGroup', 'link', 'audience', 'orderNo'],
    filters: ['menuGroup', 'parentId', 'audience'],
    search: ['description'],
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: ({ link }) => link,
})
