import { service } from '@/services/kit/service'
import { browseMissedSearches } from './browse-missed-searches'
import { explainSearch } from './explain-search'
import { giveMissedSearch } from './give-missed-search'
import { readSearchStatus } from './read-search-status'

export const missedSearches = service('missed-searches', [browseMissedSearches, explainSearch, giveMissedSearch, readSearchStatus])
