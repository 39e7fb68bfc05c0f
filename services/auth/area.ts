import type { Area } from '@/services/area'
import { authMemberData } from './domain/auth-member-data'
import { authNames } from './domain/auth-names'
import { directory } from './directory/service'
import { identity } from './identity/service'
import { ownAccount } from './own-account/service'
import { ownSignIns } from './own-sign-ins/service'
import { passkeys } from './passkeys/service'
import { roles } from './roles/service'
import { scim } from './scim/service'
import { sessions } from './sessions/service'
import { signInRules } from './sign-in-rules/service'
import { social } from './social/service'
import { staffNews } from './staff-news/service'
import { staffAccounts } from './staff-accounts/service'
import { staffNetworks } from './staff-networks/service'
import { staffResets } from './staff-resets/service'
import { staff } from './staff/service'
import { seeds } from './seeds'

export const area = {
  services: [
    staff,
    sessions,
    identity,
    social,
    staffAccounts,
    passkeys,
    staffResets,
    staffNetworks,
    roles,
    ownAccount,
    ownSignIns,
    signInRules,
    staffNews,
    directory,
    scim,
  ],
  names: authNames,
  memberData: authMemberData,
  seeds,
} satisfies Area
