import type { BlockArea } from '@/blocks/area'
import { identityResult } from './identity-result/block'
import { identityReturn } from './identity-return/block'
import { identityStart } from './identity-start/block'
import { loginForm } from './login-form/block'
import { socialWindow } from './social-window/block'

export const area: BlockArea = {
  blocks: [identityResult, identityReturn, identityStart, loginForm, socialWindow],
}
