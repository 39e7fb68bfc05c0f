import { service } from '@/services/kit/service'
import { browseSignInRules } from './browse-sign-in-rules'
import { saveSignInRule } from './save-sign-in-rule'

export const signInRules = service('sign-in-rules', [browseSignInRules, saveSignInRule])
