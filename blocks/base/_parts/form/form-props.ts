import { Type } from 'typebox'
import { choiceField, imageField } from '../fields'

/** The editable texts of a page with one form; its fields are the product's. */
export const formProps = ({ title, lead }: { title: string; lead: string }) => ({
  title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: title, widget: 'text' }),
  lead: Type.Optional(Type.String({ title: '안내 글', maxLength: 300, default: lead, widget: 'textarea' })),
  photo: Type.Optional(imageField('옆 사진')),
})

/** Of a form that may stand below another title of its page. */
export const formHeading = () => ({
  heading: Type.Optional(
    choiceField(
      '제목의 높이',
      { h1: '페이지 제목', h2: '구역 제목' },
      { default: 'h1', description: '앞에 페이지 제목이 있으면 구역 제목을 고릅니다.' },
    ),
  ),
})
