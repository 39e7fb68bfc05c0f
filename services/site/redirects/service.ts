import { service } from '@/services/kit/service'
import { readRedirect } from './read-redirect'

export const redirects = service('redirects', [readRedirect])
