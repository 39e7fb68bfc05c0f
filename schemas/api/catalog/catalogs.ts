import { Type } from 'typebox'
import { Shape } from '@/schemas/words/shape'
import { contract } from '@/schemas/api/base/contract'

/** A page of a catalogue: a picture with its text, which the reader typesets. */
const CatalogPage = Type.Object({
  image: Type.String(),
  alt: Type.String(),
  shape: Shape,
  title: Type.String(),
  text: Type.String(),
})

/** Digital catalogues of a product category, or all of them. */
export const listCatalogs = contract({
  at: 'GET /svc/catalogSvcApi/svcList',
  id: 'catalog.list',
  title: '디지털 카탈로그 목록',
  access: 'visitor',
  input: Type.Object({ category: Type.Optional(Type.String({ title: '카테고리', maxLength: 40, lenient: true })) }),
  items: Type.Object({
    CATALOG_SEQ: Type.Integer(),
    category: Type.String(),
    /** Name of the category. */
    CATE_NAME: Type.String(),
    TITLE: Type.String(),
    SUMMARY: Type.String(),
    COVER: Type.String(),
    COVER_ALT: Type.String(),
    COVER_SHAPE: Shape,
    /** URL of the PDF; empty without one. */
    FILE: Type.String(),
    pages: Type.Array(CatalogPage),
    REG_DT: Type.String(),
  }),
  /** Categories that have a catalogue, whichever was requested. */
  item: Type.Object({ categories: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })) }),
  tags: () => ['catalogs', 'categories'],
})
