import { Type } from 'typebox'
import { withParticle } from '@/lib/particle'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { productParts } from './product-parts'

const ProductForm = Type.Object(
  {
    zinPrdName: f.lineField('제품 이름'),
    zinPrdNo: f.lineField('제품 번호', 40),
    cateId: f.referenceField('카테고리', 'categories', { help: '제품이 속한 가장 아래 카테고리를 고릅니다.' }),
    summary: f.paragraphField('한 줄 소개', 300),
    picture: f.pictureField('대표 사진'),
    imgVdoList: f.partsField('사진·영상', productParts.media, 40),
    contents: f.richTextField('특징'),
    specs: f.partsField('규격과 성능', productParts.spec),
    colors: f.partsField('색', productParts.colour, 60),
    attributes: f.choicesField('찾기 조건', 'attributes:cateId', { help: '제품 목록에서 손님이 고르는 조건입니다.' }),
    badges: f.choicesField('표시', 'codes:badge', { help: '먼저 고른 하나가 제품 위에 보입니다.' }),
    goods: f.partsField('파는 상품', productParts.goods, 20, {
      help: '이 제품을 파는 스토어 상품입니다. 제품의 가격은 여기 고른 상품의 값에서 나오고, 하나도 없으면 ‘가격 상담’으로 보입니다.',
    }),
    priceUnit: f.optionalLineField('가격 단위', 20, { help: '면적으로 재지 않는 제품에 적습니다. 예: 1세트, 1짝' }),
    packArea: Type.Optional(f.decimalField('한 포장의 면적(㎡)', 0, 10_000, { help: '적으면 필요 수량을 계산할 수 있습니다.' })),
    packUnit: f.optionalLineField('포장 단위', 20, { help: '예: 박스, 롤' }),
    documents: f.partsField('내려받을 자료', productParts.document, 20),
    releasedAt: f.momentField('출시일', { help: '새 제품 목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const productRecord = defineRecord({
  type: 'products',
  title: '제품',
  form: ProductForm,
  groups: [
    { title: '제품', fields: ['zinPrdName', 'zinPrdNo', 'cateId', 'summary', 'picture', 'imgVdoList', 'contents'] },
    { title: '색과 규격', fields: ['colors', 'specs', 'attributes'] },
    { title: '가격과 포장', fields: ['goods', 'priceUnit', 'packArea', 'packUnit'] },
    { title: '자료', fields: ['documents'] },
    { title: '목록', fields: ['badges', 'releasedAt'] },
  ],
  name: 'zinPrdName',
  picture: 'picture',
  unique: ['zinPrdNo'],
  list: {
    columns: ['zinPrdNo', 'cateId', 'badges', 'releasedAt'],
    filters: ['cateId', 'badges'],
    search: ['zinPrdNo', 'summary'],
    at: 'releasedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/zin/product/${encodeURIComponent(id)}`,
  hasOwnPage: true,
  problems: ({ imgVdoList, goods, colors }) => [
    ...imgVdoList.flatMap(({ kind, url }, i) =>
      kind === 'film' && url === '' ? [{ pointer: `/imgVdoList/${i}/url`, message: '영상 주소를 입력해 주세요.' }] : [],
    ),
    ...goods.flatMap(({ colour }, i) =>
      colour !== '' && !colors.some(({ code }) => code === colour)
        ? [
            {
              pointer: `/goods/${i}/colour`,
              message: `색 번호: ${withParticle(`‘${colour}’`, '은/는')} 이 제품의 색이 아닙니다. 위의 색에 입력한 번호를 입력하거나 비워 주세요.`,
            },
          ]
        : [],
    ),
  ],
})
