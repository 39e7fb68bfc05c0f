import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { UsageLine } from './record-views'

/** What links to a page, or holds a fragment: asked before it is taken away. A pattern and the other kinds have none. */
export const listDocumentUsages = contract({
  at: 'GET /adm/foPage/documentUsages',
  id: 'builder.documentUsages',
  title: '문서가 쓰인 곳',
  access: 'manager',
  right: { of: 'pages', act: 'see' },
  input: Type.Object({ id: Type.String({ title: '문서 번호', minLength: 1, maxLength: 64 }) }),
  items: UsageLine,
})
