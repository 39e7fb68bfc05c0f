import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { DELIVERS_TO_WORDS } from '@/schemas/rules/store/delivers-to'
import { goodsParts } from './goods-parts'
import { goodsProblems } from './goods-problems'

const WON = { maximum: 1_000_000_000 }
const isGoods = { field: 'kind', is: ['goods'] }
const GoodsForm = Type.Object(
  {
    name: f.lineField('상품 이름'),
    kind: f.choiceField(
      '종류',
      { goods: '파는 상품', remodeling: '리모델링' },
      { default: 'goods', help: '리모델링은 상담으로 이어집니다.' },
    ),
    categoryId: f.referenceField('카테고리', 'store-categories', { help: '상품이 속한 가장 아래 카테고리를 고릅니다.' }),
    brandId: f.optionalReferenceField('브랜드샵', 'brand-shops'),
    summary: f.paragraphField('한 줄 소개', 200),
    picture: f.pictureField('대표 사진'),
    images: f.picturesField('다른 사진', 20),
    contents: f.richTextField('상세 설명'),
    price: f.wholeField('정가(원)', { minimum: 1, ...WON, help: '모든 값은 부가세를 더한 값입니다.' }),
    salePrice: f.wholeField('파는 값(원)', { minimum: 1, ...WON }),
    memberPrice: Type.Optional(f.wholeField('회원가(원)', { minimum: 1, ...WON, help: '비워 두면 모두 같은 값에 삽니다.' })),
    timeSalePrice: Type.Optional(f.wholeField('타임세일 값(원)', { minimum: 1, ...WON })),
    timeSaleFrom: Type.Optional(f.momentField('타임세일 시작')),
    timeSaleUntil: Type.Optional(f.momentField('타임세일 끝')),
    options: Type.Array(goodsParts.option, {
      title: '옵션',
      description: '손님이 고르는 차례대로 둡니다. 값은 쉼표로 나누어 적으시면 조합이 만들어집니다.',
      maxItems: 5,
      default: [],
      widget: 'option-groups',
      beside: 'variants',
      when: isGoods,
    }),
    variants: Type.Array(goodsParts.variant, {
      title: '파는 조합',
      description: '게시한 조합의 값 이름을 바꾸면 새 조합이 되고, 이전 조합은 재고와 주문을 지닌 채 판매만 멈춥니다.',
      maxItems: 200,
      default: [],
      widget: 'matrix',
      beside: 'options',
      source: 'stock',
      when: isGoods,
    }),
    delivery: f.choiceField('배송 방법', { parcel: '택배', freight: '화물', install: '배송·설치' }, { default: 'parcel' }),
    deliveryFee: Type.Optional(
      f.wholeField('배송비(원)', {
        ...WON,
        help: '비워 두면 ‘배송비와 주문 조건’에 정한 배송비를 받습니다. 같은 방법으로 가는 상품은 가장 큰 배송비를 한 번만 받습니다.',
      }),
    ),
    freeFrom: Type.Optional(
      f.wholeField('무료 배송 기준(원)', { ...WON, help: '이 값부터 배송비를 받지 않습니다. 비워 두면 늘 받습니다.' }),
    ),
    installFee: f.wholeField('설치비(원)', { ...WON, default: 0, help: '한 개마다 받습니다.' }),
    installTerms: f.paragraphField('설치 조건', 500),
    leadDays: f.wholeField('보내기까지(영업일)', { maximum: 365, default: 2 }),
    deliversTo: f.choiceField('배송하는 곳', DELIVERS_TO_WORDS, {
      default: 'all',
      help: '배송하지 않는 곳의 주소를 입력하시면 주문서에서 알려 드립니다.',
    }),
    customYn: f.yesNoField('주문 제작', '맞춤 제작합니다', '아닙니다', 'N', {
      help: '맞춤 제작하는 상품은 단순 변심으로 되돌릴 수 없음을 손님께 따로 알리고 동의를 받습니다.',
    }),
    notice: f.partsField('상품정보제공고시', goodsParts.notice, 40, { when: isGoods }),
    badges: f.choicesField('표시', 'codes:badge', { help: '타임세일은 기간에 따라 자동으로 붙습니다.' }),
    releasedAt: f.momentField('등록일', { help: '최신순 목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)

/** What stock is now is no field: it changes while a draft waits (`stock.adjust`). A new combination brings what it begins with. */
export const goodsRecord = defineRecord({
  type: 'goods',
  title: '상품',
  form: GoodsForm,
  groups: [
    { title: '상품', fields: ['name', 'kind', 'categoryId', 'brandId', 'summary', 'picture', 'images', 'contents'] },
    { title: '값', fields: ['price', 'salePrice', 'memberPrice', 'timeSalePrice', 'timeSaleFrom', 'timeSaleUntil'] },
    {
      title: '옵션',
      text: '처음 재고는 조합을 처음 게시할 때 들어갑니다. 그 뒤에는 재고 화면에서 바꿉니다.',
      fields: ['options', 'variants'],
    },
    {
      title: '배송과 설치',
      fields: ['delivery', 'deliveryFee', 'freeFrom', 'installFee', 'installTerms', 'leadDays', 'deliversTo', 'customYn'],
    },
    { title: '고시', fields: ['notice'] },
    { title: '목록', fields: ['badges', 'releasedAt'] },
  ],
  name: 'name',
  picture: 'picture',
  list: {
    columns: ['categoryId', 'brandId', 'salePrice', 'badges', 'releasedAt'],
    filters: ['kind', 'categoryId', 'brandId', 'delivery', 'badges'],
    search: ['summary'],
    at: 'releasedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ kind }, id) => `/store/${kind === 'remodeling' ? 'remodeling' : 'goods'}/${encodeURIComponent(id)}`,
  hasOwnPage: true,
  problems: goodsProblems,
})
