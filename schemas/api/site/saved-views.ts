// Views of the console's lists under a name: tab, search, filters, order and columns. Each is its author's, who may share it with
// everybody who sees the list.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

/** Views of one member of staff and one type. */
export const MOST_VIEWS = 50

/** A record type, or a list of the console (schemas/rules/base/office-lists.ts); both name the area whose right shows them. */
const type = Type.String({ title: '종류', minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' })
const View = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Query of the list's URL with its `?`; empty for the usual view. */
  query: Type.String(),
  /** Fields that are columns; empty for those of the definition. */
  columns: Type.Array(Type.String()),
  isShared: Type.Boolean(),
  /** Whether the member of staff who asks made it. */
  isOwn: Type.Boolean(),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
})
const unknownType = ['404', '그런 목록이 없습니다.', 404] as const

/** One's own views and those that others share; of these only what one may ask for. */
export const listSavedViews = contract({
  at: 'GET /adm/record/views',
  id: 'savedView.list',
  title: '저장한 보기 목록',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  input: Type.Object({ type }),
  items: View,
  errors: { unknownType },
})

/** Stores a view; one's own of the same name is written over. */
export const storeView = contract({
  at: 'POST /adm/record/storeView',
  id: 'savedView.store',
  title: '보기 저장',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  codec: 'json',
  input: Type.Object({
    type,
    name: Type.String({ title: '보기 이름', minLength: 1, maxLength: 40, pattern: '\\S' }),
    query: Type.String({ title: '조건', maxLength: 2_000, pattern: '^(\\?.*)?$' }),
    columns: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { title: '보일 항목', maxItems: 60 })),
    isShared: Type.Optional(Type.Boolean({ title: '모두에게 보이기' })),
  }),
  item: View,
  errors: {
    unknownType,
    tooMany: ['409', `보기는 ${MOST_VIEWS}개까지 저장할 수 있습니다. 쓰지 않는 보기를 지워 주세요.`, 409],
  },
})

/** Deletes one's own view; an administrator deletes any that is shared. */
export const deleteView = contract({
  at: 'POST /adm/record/deleteView',
  id: 'savedView.delete',
  title: '저장한 보기 지우기',
  access: 'manager',
  right: { of: ({ type: of }) => of, act: 'see' },
  codec: 'json',
  input: Type.Object({ type, id: Type.String({ title: '번호', minLength: 1, maxLength: 60 }) }),
  errors: { missing: ['404', '이미 지워진 보기입니다.', 404] },
})
