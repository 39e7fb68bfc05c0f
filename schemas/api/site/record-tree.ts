// The whole tree of a record type whose records have parents: menus, product categories.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

/** A tree that one can still look over; a larger one is worked on in its list. */
export const MOST_TREE_ROWS = 2_000

export const browseRecordTree = contract({
  at: 'GET /adm/record/tree',
  id: 'record.tree',
  title: '기록의 나무 보기',
  access: 'manager',
  right: { of: ({ type }) => type, act: 'see' },
  input: Type.Object({ type: Type.String({ title: '종류', minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' }) }),
  /** Siblings in their order, parents in no order; those in the trash are left out. */
  items: Type.Object({
    id: Type.String(),
    name: Type.String(),
    /** Empty at the top. */
    parent: Type.String(),
    /** Value of the field that keeps trees apart; empty where there is one tree. */
    apart: Type.String(),
    state: Type.Unsafe<'live' | 'changed' | 'draft'>(Type.String({ enum: ['live', 'changed', 'draft'] })),
  }),
  errors: {
    unknownType: ['404', '그런 종류의 기록이 없습니다.', 404],
    noTree: ['400', '위아래가 없는 목록입니다.'],
  },
})
