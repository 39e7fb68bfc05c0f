import { service } from '@/services/kit/service'
import { browseMissedSearches } from './browse-missed-searches'
import { explainSearch } from './explain-search'
import { giveMissedSearch } from './give-missed-search'

export const missedSearches = service('missed-searches', [browseMissedSearches, explainSearch, giveMissedSearch])
