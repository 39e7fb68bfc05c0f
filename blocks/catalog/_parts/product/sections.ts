import type { Product } from './product'

export type ProductSectionKey = 'offers' | 'features' | 'specs' | 'documents' | 'videos' | 'built' | 'showrooms' | 'related'

export interface ProductSection {
  /** The id of the section on the page, and the fragment of its URL. */
  key: ProductSectionKey
  label: string
  count?: number
}

/** The sections of a product's page with content, in page order. */
export function sectionsOf(product: Product): ProductSection[] {
  const { offerList, CONTENTS, specs, documents, imgVdoList, builtWithList, showroomList, relatedList } = product
  const all: [boolean, ProductSection][] = [
    [offerList.length > 1, { key: 'offers', label: '파는 상품', count: offerList.length }],
    [CONTENTS !== '', { key: 'features', label: '특징' }],
    [specs.length > 0, { key: 'specs', label: '규격과 성능' }],
    [documents.length > 0, { key: 'documents', label: '자료', count: documents.length }],
    [imgVdoList.some(({ TP }) => TP === '02'), { key: 'videos', label: '영상' }],
    [builtWithList.length > 0, { key: 'built', label: '시공 사례', count: builtWithList.length }],
    [showroomList.length > 0, { key: 'showrooms', label: '전시 매장', count: showroomList.length }],
    [relatedList.length > 0, { key: 'related', label: '함께 볼 제품' }],
  ]
  return all.flatMap(([has, section]) => (has ? [section] : []))
}
