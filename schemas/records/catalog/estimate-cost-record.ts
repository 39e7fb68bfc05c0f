import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { GRADE_WORDS, WORK_WORDS } from '@/schemas/words/estimate-words'

const MOST = 50_000_000

const EstimateCostForm = Type.Object(
  {
    name: f.lineField('자재', 60, { help: '고객이 읽는 이름입니다. 예: 원목결 마루 오크 내추럴' }),
    work: f.choiceField(
      '공사',
      {
        ...{ floor: `${WORK_WORDS.floor} (바닥 1㎡마다)`, wall: `${WORK_WORDS.wall} (벽과 천장 1㎡마다)` },
        ...{
          kitchen: `${WORK_WORDS.kitchen} (한 곳마다)`,
          bath: `${WORK_WORDS.bath} (한 곳마다)`,
          entry: `${WORK_WORDS.entry} (한 곳마다)`,
        },
        ...{ window: `${WORK_WORDS.window} (한 짝마다)`, clear: `${WORK_WORDS.clear} (고치는 바닥 1㎡마다)` },
      },
      { help: '같은 공사와 등급에 여럿을 게시하시면 이름의 차례가 앞선 것으로 셉니다.' },
    ),
    grade: f.choiceField('등급', { ...GRADE_WORDS, all: '모든 등급' }, { default: 'basic' }),
    material: f.choiceField(
      '자재비',
      { written: '아래 값에 들어 있음', product: '고른 제품의 지금 값으로 더함' },
      { default: 'written', help: '제품의 값은 ㎡마다의 값에 자르고 남는 양을 더한 것이며, 값이 바뀌면 견적도 바뀝니다.' },
    ),
    productId: f.optionalReferenceField('제품', 'products', { help: '견적에 제품의 색과 페이지가 보입니다.' }),
    low: f.wholeField('적어도', { minimum: 0, maximum: MOST, help: '원, 부가세를 더한 값입니다.' }),
    high: f.wholeField('많으면', { minimum: 1, maximum: MOST, help: '원, 부가세를 더한 값입니다.' }),
  },
  { additionalProperties: false },
)
export const estimateCostRecord = defineRecord({
  type: 'estimate-costs',
  title: '견적 단가',
  form: EstimateCostForm,
  groups: [
    { title: '공사', fields: ['name', 'work', 'grade'] },
    { title: '값', fields: ['material', 'productId', 'low', 'high'] },
  ],
  name: 'name',
  list: { columns: ['work', 'grade', 'low', 'high'], filters: ['work', 'grade'], usual: { by: 'name', direction: 'asc' } },
  visibility: 'drafts',
  page: () => '/zin/estimate',
  problems: ({ low, high, material, productId }) => [
    ...(low > high ? [{ pointer: '/high', keyword: 'range', message: '많으면: 많을 때의 값은 적을 때의 값과 같거나 커야 합니다.' }] : []),
    ...(material === 'product' && productId === ''
      ? [{ pointer: '/productId', keyword: 'needed', message: '제품: 값을 더할 제품을 골라 주세요.' }]
      : []),
  ],
})
