import { service } from '@/services/kit/service'
import { addOrderNote } from './add-order-note'
import { changeOrderNote } from './change-order-note'
import { deleteOrderNote } from './delete-order-note'
import { listOrderNotes } from './list-order-notes'

export const orderNotes = service('order-notes', [listOrderNotes, addOrderNote, changeOrderNote, deleteOrderNote])
