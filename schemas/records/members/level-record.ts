import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const LevelForm = Type.Object(
  {
    code: f.lineField('코드', 10, { pattern: '^[A-Z0-9]+$', help: '예: LV2. 게시한 뒤에는 바꿀 수 없습니다.' }),
    name: f.lineField('레벨 이름', 30),
    summary: f.paragraphField('한 줄 소개', 120),
    contents: f.richTextField('풀이'),
    picture: f.pictureField('사진'),
    minPoints: f.wholeField('가장 낮은 점수', { help: '점수의 합이 이 수 이상이면 이 레벨입니다.', maximum: 1_000 }),
    link: f.linkField('권하는 화면'),
    linkLabel: f.optionalLineField('권하는 말', 40),
  },
  { additionalProperties: false },
)
export const levelRecord = defineRecord({
  type: 'levels',
  title: '레벨',
  form: LevelForm,
  groups: [
    { title: '레벨', fields: ['code', 'name', 'summary', 'picture', 'contents'] },
    { title: '점수', fields: ['minPoints'] },
    { title: '다음에 권할 것', fields: ['link', 'linkLabel'] },
  ],
  name: 'name',
  picture: 'picture',
  unique: ['code'],
  fixed: ['code'],
  list: { columns: ['code', 'minPoints'], search: ['summary', 'contents'], usual: { by: 'name', direction: 'asc' } },
  visibility: 'drafts',
  page: () => '/mypage/level-test',
})
