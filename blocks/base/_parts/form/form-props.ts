import { Type } from 'typebox'
import { imageField } from '../fields'

/** The editable texts of a page with one form; its fields are the product's. */
export const formProps = ({ title, lead }: { title: string; lead: string }) => ({
  title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: title, widget: 'text' }),
  lead: Type.Optional(Type.String({ title: '안내 글', maxLength: 300, default: lead, widget: 'textarea' })),
  photo: Type.Optional(imageField('옆 사진')),
})
