import { Type } from 'typebox'
import { periodProblems } from '../period-problems'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const PopupForm = Type.Object(
  {
    title: f.lineField('제목', 100),
    contents: f.richTextField('내용'),
    link: f.linkField('연결', { help: '이벤트로 연결하면 그 이벤트가 열려 있는 동안에만 보입니다.' }),
    routes: Type.Array(Type.String({ title: '화면', minLength: 1, maxLength: 200, pattern: '^/[^?#]*$', widget: 'link' }), {
      title: '보일 화면',
      description: '이 사이트의 화면을 고릅니다.',
      minItems: 1,
      maxItems: 30,
      uniqueItems: true,
      default: [],
    }),
    applyLimitType: f.choiceField('다시 보지 않기', { '2': '오늘 하루', '3': '계속' }, { default: '2' }),
    isOn: f.toggleField('켜기', { default: true }),
    openFrom: f.momentField('여는 때'),
    openUntil: f.momentField('닫는 때'),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 열립니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const popupRecord = defineRecord({
  type: 'popups',
  title: '팝업',
  form: PopupForm,
  groups: [
    { title: '팝업', fields: ['title', 'contents', 'link'] },
    { title: '보이는 곳', fields: ['routes', 'isOn', 'applyLimitType'] },
    { title: '기간', fields: ['openFrom', 'openUntil'] },
    { title: '목록', fields: ['orderNo'] },
  ],
  name: 'title',
  list: {
    columns: ['isOn', 'openFrom', 'openUntil', 'orderNo'],
    filters: ['isOn'],
    search: ['contents'],
    at: 'openFrom',
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: ({ routes }) => routes?.[0],
  problems: periodProblems,
})
