import { eq } from 'drizzle-orm'
import { products } from '@/services/db/tables/catalog'
import { tableTarget } from '@/services/targets/table-target'

const { siteId, zinPrdId, zinPrdName, filePath, fileAlt, scrapCnt } = products
const own = (site: string) => eq(siteId, site)

/** Records of this area that members keep. */
export const catalogTargets = [
  tableTarget('product', {
    table: products,
    id: zinPrdId,
    count: scrapCnt,
    own,
    shown: own,
    columns: { zinPrdId, zinPrdName, filePath, fileAlt },
    card: (row) => ({
      title: row.zinPrdName,
      image: row.filePath,
      alt: row.fileAlt,
      path: `/zin/product/${encodeURIComponent(row.zinPrdId)}`,
    }),
    tags: (id) => [`product:${id}`],
    listTags: [],
  }),
]
