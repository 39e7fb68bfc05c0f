import { safeCallback } from '@/schemas/rules/base/safe-callback'

/** The first screen of the console. */
const HOME = '/ice_builder/home'
/** The page that links the own company account, and that a window for a confirmation ends on. */
export const COMPANY_PAGE = '/ice_builder/company-account'

/** Only a page of the console is gone back to. */
export function directoryBack(back: string | undefined): string {
  const path = safeCallback(back, HOME)
  return /^\/ice_builder(?:[/?#]|$)/.test(path) && !/^\/ice_builder\/?$/.test(path) ? path : HOME
}
