import { service } from '@/services/kit/service'
import { listSearchTags } from './list-search-tags'
import { readPlaceholder } from './read-placeholder'
import { searchAll } from './search-all'

export const search = service('search', [searchAll, listSearchTags, readPlaceholder])
