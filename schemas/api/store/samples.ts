// Samples by post (우편 샘플): which products of a list can be sent, the request, and one request by the key in the messages about it.
import { Type, type Static } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { moment, nullable, oneOf, Version } from '@/schemas/api/base/fields'
import { CONSULTING } from '@/schemas/api/base/rate-limit'
import { MOST_SAMPLES, SAMPLE_FITS, SAMPLE_LABELS, SAMPLE_STATES } from '@/schemas/rules/store/samples'
import { YesNo } from '@/schemas/words/paging'

const Key = Type.String({ title: '신청 열쇠', maxLength: 60, pattern: '\\S' })
const ProductId = Type.String({ title: '제품', minLength: 1, maxLength: 60 })
const missing = ['404', '샘플 신청을 찾을 수 없습니다. 받으신 주소를 다시 확인해 주세요.', 404] as const

const SampleProduct = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  /** The number of the product: each colour has its own. */
  number: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  fit: oneOf('보낼 수 있음', SAMPLE_FITS),
})
export type SampleProduct = Static<typeof SampleProduct>

/** The products of a list in its order, with those that are gone, and what the shop allows. */
export const listSampleProducts = contract({
  at: 'GET /svc/sampleSvcApi/productList',
  id: 'sample.productList',
  title: '샘플 목록의 제품',
  access: 'visitor',
  input: Type.Object({
    /** Ids, split by commas. */
    ids: Type.String({ title: '제품 번호들', maxLength: 2_000 }),
  }),
  item: Type.Object({
    /** N while no samples are sent. */
    openYn: YesNo,
    most: Type.Integer(),
    times: Type.Integer(),
    days: Type.Integer(),
  }),
  items: SampleProduct,
  tags: () => ['products', 'goods', 'store-terms'],
})

const Sample = Type.Object({
  /** Opens it, and takes it back. */
  key: Type.String(),
  sampleSeq: Type.Integer(),
  state: oneOf('상태', SAMPLE_STATES),
  version: Type.Integer(),
  lines: Type.Array(Type.Object({ productId: nullable(Type.String()), name: Type.String(), number: Type.String(), image: Type.String() })),
  /** Masked; empty once they were erased. */
  name: Type.String(),
  address: Type.String(),
  cancelReason: Type.String(),
  /** The id of a carrier; empty until it is sent. */
  carrier: Type.String(),
  trackingNo: Type.String(),
  requestedAt: moment,
  updatedAt: moment,
})
export type Sample = Static<typeof Sample>

/** A visitor’s number is that of the identification, whatever is sent. */
export const requestSamples = contract({
  at: 'POST /svc/sampleSvcApi/save',
  id: 'sample.save',
  title: '샘플 신청',
  access: 'visitor',
  personal: true,
  rateLimit: CONSULTING,
  transaction: 'own',
  keyed: true,
  codec: 'json',
  input: Type.Object({
    productIds: Type.Array(ProductId, { title: '샘플', minItems: 1, maxItems: MOST_SAMPLES, uniqueItems: true }),
    name: Type.String({ title: SAMPLE_LABELS.name, maxLength: 100 }),
    phoneNo: Type.String({ title: SAMPLE_LABELS.phoneNo, maxLength: 30 }),
    zipCode: Type.String({ title: '우편번호', maxLength: 10 }),
    address: Type.String({ title: SAMPLE_LABELS.address, maxLength: 300 }),
    addressDetail: Type.String({ title: SAMPLE_LABELS.addressDetail, maxLength: 200 }),
    agreed: Type.Boolean({ title: SAMPLE_LABELS.agreed }),
  }),
  item: Sample,
  errors: {
    unidentified: ['401', '휴대전화 본인인증을 마친 뒤 샘플을 신청할 수 있습니다.', 401],
    closed: ['409', '지금은 샘플 신청을 받지 않습니다.', 409],
    tooMany: ['400', '한 번에 신청하실 수 있는 샘플보다 많습니다. 목록에서 빼고 다시 신청해 주세요.'],
    notOpen: ['409', '지금 보내 드릴 수 없는 샘플이 있습니다. 목록에서 빼고 다시 신청해 주세요.', 409],
    noTexts: ['400', '입력하신 번호로 오늘 안내 문자를 많이 보냈습니다. 번호를 확인하시거나 내일 다시 신청해 주세요.'],
  },
})

export const readSample = contract({
  at: 'GET /svc/sampleSvcApi/read',
  id: 'sample.read',
  title: '샘플 신청 조회',
  access: 'visitor',
  input: Type.Object({ key: Key }),
  item: Sample,
  errors: { missing },
})

/** Until staff prepare it. Cancelled already by another press, it is cancelled. */
export const cancelSample = contract({
  at: 'POST /svc/sampleSvcApi/cancel',
  id: 'sample.cancel',
  title: '샘플 신청 취소',
  access: 'visitor',
  rateLimit: CONSULTING,
  input: Type.Object({ key: Key, version: Version }),
  item: Sample,
  errors: {
    missing,
    late: ['409', '이미 준비를 시작하여 취소하실 수 없습니다. 받지 않으시려면 고객센터로 알려 주세요.', 409],
    moved: ['409', '그사이 신청이 바뀌었습니다. 최신 내용을 확인해 주세요.', 409],
  },
})
