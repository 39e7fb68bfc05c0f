import { service } from '@/services/kit/service'
import { listPopularWords } from './list-popular-words'
import { suggest } from './suggest'

export const suggestions = service('suggestions', [suggest, listPopularWords])
