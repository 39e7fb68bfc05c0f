import { service } from '@/services/kit/service'
import { certifyAccount } from './certify-account'
import { saveIdentity } from './save-identity'
import { updateCiValue } from './update-ci-value'

export const certification = service('certification', [saveIdentity, certifyAccount, updateCiValue])
