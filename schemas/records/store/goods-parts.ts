// The lists of goods: each entry has several fields.
import { Type } from 'typebox'
import * as f from '@/schemas/records/fields'

const closed = { additionalProperties: false }
const value = Type.String({ title: '값', minLength: 1, maxLength: 40, pattern: '\\S' })

export const goodsParts = {
  option: Type.Object(
    {
      name: f.lineField('옵션 이름', 20, { help: '예: 색, 크기' }),
      values: Type.Array(value, { title: '값', minItems: 1, maxItems: 40, uniqueItems: true, default: [] }),
    },
    { title: '옵션', ...closed },
  ),
  variant: Type.Object(
    {
      choices: Type.Array(value, { title: '고른 값', maxItems: 5, default: [], description: '옵션의 차례대로 하나씩 적습니다.' }),
      extraPrice: Type.Integer({ title: '더하는 값(원)', minimum: 0, maximum: 100_000_000, default: 0, over: 'salePrice' }),
      code: Type.Optional(Type.String({ title: '관리 코드', maxLength: 40 })),
      // Given once, when the combination is sold for the first time: a draft that waits must not write over what was sold meanwhile.
      stock: Type.Optional(f.wholeField('처음 재고', { maximum: 100_000 })),
      picture: Type.Optional(f.optionalPictureField('사진')),
    },
    { title: '파는 조합', ...closed },
  ),
  notice: Type.Object({ label: f.lineField('항목', 40), value: f.lineField('내용', 300) }, { title: '고시 항목', ...closed }),
}
