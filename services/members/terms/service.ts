import { service } from '@/services/kit/service'
import { listTerms } from './list-terms'
import { readServiceTerms } from './read-service-terms'
import { readTerms } from './read-terms'

export const terms = service('terms', [readTerms, readServiceTerms, listTerms])
