// Requests of samples for staff: what is to be prepared and sent. Lists show masked values; who receives one is opened for a reason.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { days, direction, moment, nullable, oneOf, paging, reasonFor, Version } from '@/schemas/api/base/fields'
import { SeveralDone, severalOf } from '@/schemas/api/base/many'
import { CARRIER_IDS } from '@/schemas/rules/store/carriers'
import { SAMPLE_STATES } from '@/schemas/rules/store/samples'
import { YesNo } from '@/schemas/words/paging'

const SampleSeq = Type.Integer({ title: '신청 번호', minimum: 1, maximum: 2_147_483_647 })
const missing = ['404', '샘플 신청을 찾을 수 없습니다. 신청한 분이 지웠을 수 있습니다.', 404] as const
const moved = ['409', '그사이 신청이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409] as const

const erased = ['409', '보관 기간이 지나 받는 분의 정보를 지운 신청입니다.', 409] as const

const see = { access: 'manager', right: { of: 'samples', act: 'see' } } as const
const write = { access: 'manager', right: { of: 'samples', act: 'write' }, codec: 'json' } as const

const Row = Type.Object({
  sampleSeq: Type.Integer(),
  /** Names of the products. */
  products: Type.Array(Type.String()),
  state: oneOf('상태', SAMPLE_STATES),
  version: Type.Integer(),
  /** Masked; empty once they were erased. */
  name: Type.String(),
  phoneNo: Type.String(),
  /** 시·도 and 시·군·구. */
  region: Type.String(),
  isMember: Type.Boolean(),
  requestedAt: moment,
})
export type SampleRow = Static<typeof Row>

const filters = {
  state: Type.Optional(oneOf('상태', SAMPLE_STATES)),
  /** `open`: not sent and not cancelled. */
  show: Type.Optional(oneOf('보기', ['open'])),
  /** Days of the request. */
  ...days(),
  direction,
}

export const browseSamples = contract({
  at: 'GET /adm/sample/browse',
  id: 'sampleDesk.browse',
  title: '샘플 신청 보기',
  ...see,
  input: Type.Object({ ...filters, ...paging() }),
  items: Row,
})

/** Requests of one file. */
export const MOST_EXPORTED_SAMPLES = 2_000

/** What the list shows as a file, for labels; personal fields need the act `publish` as well. */
export const exportSamples = contract({
  at: 'POST /adm/sample/export',
  id: 'sampleDesk.export',
  stepUp: ({ personalYn }) => personalYn === 'Y',
  title: '샘플 신청 내려받기',
  ...see,
  codec: 'json',
  deadline: 20_000,
  input: Type.Object({ ...filters, reason: reasonFor('내려받는 사유'), personalYn: YesNo }),
  item: Type.Object({ name: Type.String(), csv: Type.String(), rows: Type.Integer() }),
  errors: { tooMany: ['400', '한 번에 2천 건까지 내려받을 수 있습니다. 조건을 더 좁혀 주세요.'] },
})

export const readDeskSample = contract({
  at: 'GET /adm/sample/read',
  id: 'sampleDesk.read',
  title: '샘플 신청 한 건 보기',
  ...see,
  input: Type.Object({ sampleSeq: SampleSeq }),
  item: Type.Object({
    ...Row.properties,
    lines: Type.Array(Type.Object({ productId: nullable(Type.String()), name: Type.String(), number: Type.String() })),
    isErased: Type.Boolean(),
    cancelReason: Type.String(),
    carrier: Type.String(),
    /** Whether it has a number, which is opened with the rest. */
    hasTracking: Type.Boolean(),
    updatedAt: moment,
    messages: Type.Array(Type.Object({ news: Type.String(), channel: Type.String(), state: Type.String(), dueAt: moment })),
  }),
  errors: { missing },
})

export const openDeskSample = contract({
  at: 'POST /adm/sample/open',
  id: 'sampleDesk.open',
  title: '샘플 받는 분 열람',
  ...see,
  codec: 'json',
  input: Type.Object({ sampleSeq: SampleSeq, reason: reasonFor('사유') }),
  item: Type.Object({
    name: Type.String(),
    phoneNo: Type.String(),
    zipCode: Type.String(),
    address: Type.String(),
    addressDetail: Type.String(),
    trackingNo: Type.String(),
  }),
  errors: { missing, erased },
})

/** What is asked for is prepared: its person cannot take it back any more, and is told. */
export const prepareSamples = contract({
  at: 'POST /adm/sample/prepare',
  id: 'sampleDesk.prepare',
  title: '샘플 준비 시작하기',
  ...write,
  input: Type.Object({ samples: severalOf(Type.Object({ sampleSeq: SampleSeq, version: Version }), '샘플 신청') }),
  item: SeveralDone,
})

/** Sent again, the number is put right, and the person is told anew. */
export const sendSample = contract({
  at: 'POST /adm/sample/send',
  id: 'sampleDesk.send',
  title: '샘플 보내기',
  ...write,
  input: Type.Object({
    sampleSeq: SampleSeq,
    version: Version,
    carrier: oneOf('택배사', CARRIER_IDS),
    trackingNo: Type.String({ title: '송장 번호', maxLength: 30 }),
  }),
  item: Type.Object({ version: Type.Integer() }),
  errors: {
    missing,
    moved,
    erased,
  },
})

/** The person is told, with the reason. */
export const cancelDeskSample = contract({
  at: 'POST /adm/sample/cancel',
  id: 'sampleDesk.cancel',
  title: '샘플 신청 취소하기',
  ...write,
  input: Type.Object({ sampleSeq: SampleSeq, version: Version, reason: reasonFor('취소 사유') }),
  item: Type.Object({ version: Type.Integer() }),
  errors: { missing, moved, sent: ['409', '이미 보낸 샘플은 취소할 수 없습니다.', 409] },
})
