import { bannerRecord } from '@/schemas/records/site/banner-record'
import { forbiddenWordRecord } from '@/schemas/records/site/forbidden-word-record'
import { popupRecord } from '@/schemas/records/site/popup-record'
import { searchSynonymRecord } from '@/schemas/records/site/search-synonym-record'
import { searchTagRecord } from '@/schemas/records/site/search-tag-record'
import { banners, forbiddenWords, popups, searchSynonyms, searchTags } from '@/services/db/tables/site'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'
import { companyStore } from './company-store'
import { codeStore } from './code-store'
import { menuStore } from './menu-store'
import { redirectStore } from './redirect-store'

/** Where the records of this area are kept for visitors. */
export const siteStores = [
  menuStore,
  tableStore(bannerRecord, {
    table: banners,
    key: 'id',
    pictures: { imagePc: ['imagePc', 'alt'] },
    toRow: ({ imageMo, imagePc }) => ({ imageMo: imageMo || (imagePc as { src: string }).src }),
    fromRow: ({ imageMo, imagePc }) => ({ imageMo: imageMo === imagePc ? '' : imageMo }),
    newId: () => shortId('banner'),
    tags: (_, { position }) => [`banners:${String(position)}`],
  }),
  tableStore(popupRecord, { table: popups, key: 'popupId', newId: () => shortId('popup'), tags: () => ['popups'] }),
  redirectStore,
  companyStore,
  codeStore,
  tableStore(forbiddenWordRecord, {
    table: forbiddenWords,
    key: 'word',
    newId: ({ word }) => word as string,
    tags: () => ['forbidden-words'],
  }),
  tableStore(searchTagRecord, { table: searchTags, key: 'tag', newId: ({ tag }) => tag as string, tags: () => ['search-tags'] }),
  tableStore(searchSynonymRecord, { table: searchSynonyms, key: 'id', tags: () => ['search-synonyms'] }),
]
