import { service } from '@/services/kit/service'
import { browseMissedSearches } from './browse-missed-searches'
import { giveMissedSearch } from './give-missed-search'

export const missedSearches = service('missed-searches', [browseMissedSearches, giveMissedSearch])
