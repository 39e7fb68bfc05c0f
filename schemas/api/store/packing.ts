// The packing room: orders that wait to be sent, with what is in them, and the sheets that are printed for them. The list is masked; a sheet names
// people, so that it is recorded for each of them who printed it.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, oneOf, optionalMoment } from '@/schemas/api/base/fields'
import { DELIVERIES } from '@/schemas/rules/store/delivery-kinds'
import { MOST_PARCELS } from '@/schemas/rules/store/shipment-sheet'
import { OrderId } from './orders'

/** Orders that the list shows at once, the oldest first: as many as are printed and sent at once. */
export const MOST_PACKED = MOST_PARCELS

const Line = Type.Object({
  /** Empty once the goods are gone. */
  variantId: Type.String(),
  name: Type.String(),
  choices: Type.Array(Type.String()),
  image: Type.String(),
  delivery: oneOf('배송 방법', DELIVERIES),
  /** Pieces that are left to be packed. */
  qty: Type.Integer(),
})

export const browsePacking = contract({
  at: 'GET /adm/packing/browse',
  id: 'packing.browse',
  title: '포장할 주문 보기',
  access: 'manager',
  right: { of: 'orders', act: 'see' },
  input: Type.Object({
    /** Orders that have goods which come in this way. */
    delivery: Type.Optional(oneOf('배송 방법', DELIVERIES)),
    /** Part of a name of goods, or the beginning of an order's number. */
    search: Type.Optional(Type.String({ title: '찾을 말', maxLength: 100 })),
  }),
  items: Type.Object({
    orderId: OrderId,
    version: Type.Integer(),
    placedAt: moment,
    /** Masked: who receives it. */
    name: Type.String(),
    phoneNo: Type.String(),
    pieces: Type.Integer(),
    /** The buyer has written a wish for the delivery. */
    hasRequest: Type.Boolean(),
    /** One that the form offers; empty where it is the buyer's own, which may name a person and stands on the sheets alone. */
    request: Type.String(),
    /** The bank took the deposit back: nothing leaves until staff have looked after it. */
    isFaulty: Type.Boolean(),
    /** The buyer asks to cancel it: nothing leaves until staff have answered. */
    asksCancel: Type.Boolean(),
    /** `12월 9일(수)`, of an installation; empty without one. */
    installDay: Type.String(),
    /** Of the present address alone: what was printed before it changed is worth nothing. */
    listPrintedAt: optionalMoment,
    labelPrintedAt: optionalMoment,
    lines: Type.Array(Line),
  }),
})

const PRINTED_SHEETS = ['list', 'label'] as const

/** What packing lists and labels say. Whoever packs reads the names and addresses for that alone, so that no reason is asked: the act says it. */
export const printPacking = contract({
  at: 'POST /adm/packing/print',
  id: 'packing.print',
  title: '포장 목록과 라벨 인쇄하기',
  access: 'manager',
  right: { of: 'orders', act: 'write' },
  codec: 'json',
  deadline: 20_000,
  input: Type.Object({
    kind: oneOf('인쇄물', PRINTED_SHEETS),
    orderIds: Type.Array(OrderId, { title: '주문', minItems: 1, maxItems: MOST_PACKED }),
  }),
  item: Type.Object({
    sender: Type.Object({ name: Type.String(), phoneNo: Type.String(), address: Type.String() }),
    printedAt: moment,
    orders: Type.Array(
      Type.Object({
        orderId: OrderId,
        version: Type.Integer(),
        placedAt: moment,
        buyerName: Type.String(),
        name: Type.String(),
        phoneNo: Type.String(),
        zipCode: Type.String(),
        address: Type.String(),
        addressDetail: Type.String(),
        request: Type.String(),
        installDay: Type.String(),
        lines: Type.Array(Line),
      }),
    ),
    /** Orders that are not packed any more, and why. */
    left: Type.Array(Type.Object({ orderId: Type.String(), words: Type.String() })),
  }),
})

export const PARCEL_FILE_MAX_BYTES = 2 * 1024 * 1024

/** Reads the file of a carrier, a spreadsheet or a text. Nothing of it is stored: its lines come back as a paste would have them. */
export const readParcelFile = contract({
  at: 'POST /adm/packing/file',
  id: 'packing.file',
  title: '송장 파일 읽기',
  access: 'manager',
  right: { of: 'orders', act: 'write' },
  codec: 'multipart',
  transaction: 'own',
  deadline: 60_000,
  maxBytes: PARCEL_FILE_MAX_BYTES + 64 * 1024,
  input: Type.Object({ file: Type.Unsafe<File[]>({ type: 'array', title: '송장 파일', minItems: 1, maxItems: 1 }) }),
  /** Lines with cells between tabs; an empty line where the file has one. */
  item: Type.Object({ text: Type.String() }),
  errors: {
    wrongFile: ['400', '엑셀(.xlsx)이나 CSV(.csv), 텍스트 파일을 올려 주세요.'],
    tooLarge: ['413', '2MB까지 올릴 수 있습니다. 필요한 줄만 남겨 다시 저장해 주세요.', 413],
    /** With the reason in words. */
    unreadable: ['400', '파일을 읽을 수 없습니다. 엑셀이나 CSV로 다시 저장해 올려 주세요.'],
  },
})
