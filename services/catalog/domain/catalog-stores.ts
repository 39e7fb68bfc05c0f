import { catalogRecord } from '@/schemas/records/catalog/catalog-record'
import { constExamRecord } from '@/schemas/records/catalog/const-exam-record'
import { estimateCostRecord } from '@/schemas/records/catalog/estimate-cost-record'
import { catalogs, constExams, estimateCosts } from '@/services/db/tables/catalog'
import { tableStore } from '@/services/records/table-store'
import { categoryStore } from './category-store'
import { productStore } from './product-store'

type PageRow = (typeof catalogs.$inferSelect)['pages'][number]
interface CatalogPage {
  picture: { src: string; alt: string }
  title: string
  text: string
}

/** Where the records of this area are kept for visitors. Categories first: the others refer to them. */
export const catalogStores = [
  categoryStore,
  productStore,
  tableStore(constExamRecord, { table: constExams, key: 'seq', tags: () => ['const-exams'] }),
  tableStore(catalogRecord, {
    table: catalogs,
    key: 'catalogSeq',
    pictures: { cover: ['cover', 'coverAlt'] },
    toRow: ({ pages }) => ({
      pages: (pages as CatalogPage[]).map(({ picture: { src, alt }, title, text }) => ({ image: src, alt, title, text })),
    }),
    fromRow: ({ pages }) => ({
      pages: (pages as PageRow[]).map(({ image, alt, title, text }) => ({ picture: { src: image, alt }, title, text })),
    }),
    tags: () => ['catalogs'],
  }),
  tableStore(estimateCostRecord, {
    table: estimateCosts,
    key: 'costSeq',
    toRow: ({ productId }) => ({ productId: productId === '' ? null : productId }),
    fromRow: ({ productId }) => ({ productId: productId ?? '' }),
    tags: () => ['estimate-costs'],
  }),
]
