import { Type } from 'typebox'
import {
  DWELLINGS,
  GRADES,
  LARGEST_HOME,
  LEAST_HOME,
  MOST_OF_A_KIND,
  OLDEST_HOME,
  SPACES,
  WORKS,
  type Grade,
  type Space,
} from '@/schemas/rules/catalog/estimate'
import { contract } from '@/schemas/api/base/contract'
import { moment, nullable, oneOf } from '@/schemas/api/base/fields'
import type { RateLimit } from '@/schemas/api/base/rate-limit'

/** Nobody saves more of them than homes are thought of; a company shares an address. */
const ESTIMATING: RateLimit = {
  name: 'estimating',
  limits: [
    { by: 'address', most: 60, span: 10 * 60_000 },
    { by: 'address', most: 600, span: 24 * 60 * 60_000 },
  ],
  sentence: '짧은 시간에 견적을 여러 번 저장하셨습니다. 잠시 후 다시 시도해 주세요.',
}

const Price = nullable(Type.Integer())
const Costs = Type.Object({
  work: oneOf('공사', WORKS),
  grade: oneOf('등급', [...GRADES, 'all']),
  name: Type.String(),
  /** Won for what the work is counted by (rules/catalog/estimate.ts); null where the price of the material is asked for. */
  low: Price,
  high: Price,
  /** The product that it is: its page, and the picture of its colour; empty without one. */
  link: Type.String(),
  swatch: Type.String(),
})

/** What each work costs now in each grade, by the table of staff and the prices of products. */
export const listEstimateCosts = contract({
  at: 'GET /svc/estimate/costs',
  id: 'estimate.costs',
  title: '견적 단가 목록',
  access: 'visitor',
  input: Type.Object({}),
  items: Costs,
  tags: () => ['estimate-costs', 'products', 'categories', 'goods', 'prices'],
})

const Asked = Type.Object({
  dwelling: oneOf('집', DWELLINGS),
  /** Square metres behind the door. */
  area: Type.Number({ title: '전용면적', minimum: LEAST_HOME, maximum: LARGEST_HOME }),
  year: Type.Optional(Type.Integer({ title: '준공 연도', minimum: OLDEST_HOME, maximum: 2_100 })),
  grade: oneOf<Grade>('등급', GRADES),
  spaces: Type.Array(
    Type.Object(
      {
        space: oneOf<Space>('고칠 공간', SPACES),
        area: Type.Number({ title: '넓이', minimum: 0, maximum: LARGEST_HOME }),
        count: Type.Integer({ title: '수', minimum: 1, maximum: MOST_OF_A_KIND }),
        grade: Type.Optional(oneOf<Grade>('등급', GRADES)),
      },
      // It is stored as it came, for everybody who has the address.
      { additionalProperties: false },
    ),
    { title: '고칠 공간', minItems: 1, maxItems: SPACES.length },
  ),
})

/** Keeps an estimate for 90 days under an address that can be sent; nothing of who saved it is stored. */
export const saveEstimate = contract({
  at: 'POST /svc/estimate/save',
  id: 'estimate.save',
  title: '견적 저장',
  access: 'visitor',
  codec: 'json',
  maxBytes: 4_096,
  keyed: true,
  rateLimit: ESTIMATING,
  input: Asked,
  item: Type.Object({ id: Type.String(), until: moment }),
  errors: {
    twice: ['400', '같은 공간이 두 번 들어 있습니다.'],
    unpriced: ['400', '고르신 공간의 값이 아직 없습니다. 상담으로 알려 드립니다.'],
  },
})

const Won = Type.Integer()
/** As it was told on its day; prices may have changed since. */
export const readEstimate = contract({
  at: 'GET /svc/estimate/read',
  id: 'estimate.read',
  title: '저장한 견적 조회',
  access: 'visitor',
  input: Type.Object({ id: Type.String({ title: '견적 번호', pattern: '^[2-9a-z]{10}$' }) }),
  item: Type.Object({
    id: Type.String(),
    asked: Asked,
    told: Type.Object({
      works: Type.Array(
        Type.Object({ work: oneOf('공사', WORKS), names: Type.Array(Type.String()), amount: Type.Number(), low: Won, high: Won }),
      ),
      asked: Type.Array(oneOf('공사', WORKS)),
      low: Won,
      high: Won,
    }),
    createdAt: moment,
    until: moment,
  }),
  errors: { missing: ['404', '보관 기간이 지났거나 없는 견적입니다.', 404] },
  tags: ({ id }) => [`estimate:${id}`],
})
