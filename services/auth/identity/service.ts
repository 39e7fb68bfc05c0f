import { service } from '@/services/kit/service'
import { readIdentityResult } from './read-identity-result'
import { startIdentity } from './start-identity'

export const identity = service('identity', [startIdentity, readIdentityResult])
