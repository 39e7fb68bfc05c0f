import { service } from '@/services/kit/service'
import { acceptInvite } from './accept-invite'
import { blockStaff } from './block-staff'
import { browseStaff } from './browse-staff'
import { changeStaff } from './change-staff'
import { createStaff } from './create-staff'
import { inviteStaff } from './invite-staff'
import { resetFactor } from './reset-factor'
import { unblockStaff } from './unblock-staff'

export const staffAccounts = service('staff-accounts', [
  browseStaff,
  createStaff,
  inviteStaff,
  changeStaff,
  blockStaff,
  unblockStaff,
  resetFactor,
  acceptInvite,
])
