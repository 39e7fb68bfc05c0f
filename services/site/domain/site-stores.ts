import { forbiddenWordRecord } from '@/schemas/records/site/forbidden-word-record'
import { searchSynonymRecord } from '@/schemas/records/site/search-synonym-record'
import { searchTagRecord } from '@/schemas/records/site/search-tag-record'
import { forbiddenWords, searchSynonyms, searchTags } from '@/services/db/tables/site'
import { tableStore } from '@/services/kit/records/table-store'

/** Where the records of this area are kept for visitors. */
export const siteStores = [
  tableStore(forbiddenWordRecord, {
    table: forbiddenWords,
    key: 'word',
    newId: ({ word }) => word as string,
    tags: () => ['forbidden-words'],
  }),
  tableStore(searchTagRecord, { table: searchTags, key: 'tag', newId: ({ tag }) => tag as string, tags: () => ['search-tags'] }),
  tableStore(searchSynonymRecord, { table: searchSynonyms, key: 'id', tags: () => ['search-synonyms'] }),
]
