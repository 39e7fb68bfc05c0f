'use client'
import { call } from '@/schemas/api/base/call'
import { addOrderNote, changeOrderNote, deleteOrderNote, listOrderNotes, MOST_ORDER_NOTE } from '@/schemas/api/store/order-notes'
import { StaffNotes } from '../../_parts/notes/staff-notes'

interface OrderNotesProps {
  orderId: string
  mayWrite: boolean
  /** @param words what was done, for the screen. */
  onDone: (words: string) => void
}

/** What staff tell each other of an order. */
export const OrderNotes = ({ orderId, mayWrite, onDone }: OrderNotesProps) => (
  <StaffNotes
    calls={{
      name: `order-note:${orderId}`,
      most: MOST_ORDER_NOTE,
      list: async () => (await call(listOrderNotes, { orderId })).items,
      add: (contents, key) => call(addOrderNote, { orderId, contents }, { key }),
      change: ({ noteSeq, version }, contents) => call(changeOrderNote, { noteSeq, version, contents }),
      remove: (noteSeq) => call(deleteOrderNote, { noteSeq }),
    }}
    text="고객에게 보이지 않습니다. 다만 본인이 자료를 요청하면 함께 드리므로 사실만 적고, 주민등록번호와 카드 번호는 적지 말아 주세요."
    mayWrite={mayWrite}
    onDone={onDone}
  />
)
