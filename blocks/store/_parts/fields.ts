import { Type } from 'typebox'

/** A category of the store by its number; the page's own where it is about one. */
export const storeCategoryField = (description = '스토어 카테고리의 번호입니다. 비워 두면 이 화면의 카테고리를 보입니다.') =>
  Type.String({ title: '카테고리', description, maxLength: 60, default: '', widget: 'text' })

export const brandField = () =>
  Type.String({
    title: '브랜드샵',
    description: '브랜드샵의 번호입니다. 비워 두면 이 화면의 브랜드샵을 보입니다.',
    maxLength: 60,
    default: '',
    widget: 'text',
  })
