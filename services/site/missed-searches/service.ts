import { service } from '@/services/kit/service'
import { browseMissedSearches } from './browse-missed'
import { giveMissedSearch } from './give-missed'

export const missedSearches = service('missed-searches', [browseMissedSearches, giveMissedSearch])
