// The lists of a product: each entry has several fields.
import { Type } from 'typebox'
import * as f from '@/schemas/records/fields'

const closed = { additionalProperties: false }

export const productParts = {
  spec: Type.Object({ label: f.lineField('항목', 40), value: f.lineField('값', 200) }, { title: '규격', ...closed }),
  colour: Type.Object(
    {
      code: f.lineField('색 번호', 60),
      name: f.lineField('색 이름', 60),
      image: Type.String({ title: '견본 사진', minLength: 1, maxLength: 500, widget: 'image' }),
    },
    { title: '색', ...closed },
  ),
  media: Type.Object(
    {
      kind: f.choiceField('종류', { picture: '사진', film: '유튜브 영상' }, { default: 'picture' }),
      picture: f.pictureField('사진', { help: '영상에서는 재생하기 전에 보이는 표지입니다.' }),
      url: f.linkField('영상 주소', { when: { field: 'kind', is: ['film'] } }),
      text: f.optionalLineField('설명', 200),
    },
    { title: '사진·영상', ...closed },
  ),
  goods: Type.Object(
    {
      goods: f.referenceField('상품', 'goods'),
      colour: f.optionalLineField('색 번호', 60, { help: '이 상품이 한 가지 색만 팔 때 그 색의 번호를 적습니다.' }),
      choices: f.wordsField('옵션 값', 5, {
        help: '이 제품에 해당하는 조합만 가려냅니다. 예: 122cm, 5m. 비워 두면 모든 조합을 이 제품으로 봅니다.',
      }),
      covers: Type.Optional(
        Type.Number({
          title: '한 개로 덮는 면적(㎡)',
          description: '적으면 1㎡당 가격과 필요 수량을 계산합니다. 예: 1.98',
          exclusiveMinimum: 0,
          maximum: 10_000,
        }),
      ),
    },
    { title: '파는 상품', ...closed },
  ),
  document: Type.Object({ title: f.lineField('이름', 100), file: f.documentField('PDF 파일') }, { title: '자료', ...closed }),
}
