// What staff write about an order for each other.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, optionalMoment, Version } from '@/schemas/api/base/fields'
import { OrderId } from './orders'

export const MOST_ORDER_NOTE = 1_000

const contents = Type.String({ title: '메모', minLength: 1, maxLength: MOST_ORDER_NOTE, pattern: '\\S' })
const NoteSeq = Type.Integer({ title: '메모 번호', minimum: 1, maximum: 2_147_483_647 })
const missing = ['404', '주문을 찾을 수 없습니다.', 404] as const

export const listOrderNotes = contract({
  at: 'GET /adm/order/notes',
  id: 'orderNotes.list',
  title: '주문 메모 보기',
  access: 'manager',
  right: { of: 'orders', act: 'see' },
  input: Type.Object({ orderId: OrderId }),
  items: Type.Object({
    noteSeq: Type.Integer(),
    staffName: Type.String(),
    contents: Type.String(),
    version: Type.Integer(),
    writtenAt: moment,
    changedAt: optionalMoment,
    /** Whether the caller wrote it. */
    isOwn: Type.Boolean(),
  }),
  errors: { missing },
})

const write = { access: 'manager', right: { of: 'orders', act: 'write' }, codec: 'json' } as const
/** Numbers that the law lets nobody keep without a ground of its own. */
const sensitive = ['400', '주민등록번호나 카드 번호로 보이는 숫자가 있습니다. 지우고 다시 남겨 주세요.'] as const
const notOwn = ['403', '본인이 남긴 메모만 고치거나 지울 수 있습니다.', 403] as const
const noNote = ['404', '메모를 찾을 수 없습니다. 이미 지워졌을 수 있습니다.', 404] as const

export const addOrderNote = contract({
  at: 'POST /adm/order/note',
  id: 'orderNotes.add',
  title: '주문 메모 남기기',
  ...write,
  keyed: true,
  input: Type.Object({ orderId: OrderId, contents }),
  item: Type.Object({ noteSeq: Type.Integer() }),
  errors: { missing, sensitive },
})

export const changeOrderNote = contract({
  at: 'POST /adm/order/note/change',
  id: 'orderNotes.change',
  title: '주문 메모 고치기',
  ...write,
  input: Type.Object({ noteSeq: NoteSeq, version: Version, contents }),
  errors: {
    missing: noNote,
    notOwn,
    sensitive,
    changed: ['409', '다른 창에서 먼저 고친 메모입니다. 지금 내용을 확인한 뒤 다시 고쳐 주세요.', 409],
  },
})

/** The words go; that there was a note, and who removed it, stays in the audit log. */
export const deleteOrderNote = contract({
  at: 'POST /adm/order/note/delete',
  id: 'orderNotes.delete',
  title: '주문 메모 지우기',
  ...write,
  input: Type.Object({ noteSeq: NoteSeq }),
  errors: { missing: noNote, notOwn },
})
