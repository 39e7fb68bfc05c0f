import { service } from '@/services/kit/service'
import { certifyAccount } from './certify-account'
import { readIdentityResult } from './read-identity-result'
import { saveIdentity } from './save-identity'
import { startIdentity } from './start-identity'
import { updateCiValue } from './update-ci-value'

export const identity = service('identity', [startIdentity, readIdentityResult, saveIdentity, certifyAccount, updateCiValue])
