import { service } from '@/services/kit/service'
import { askStaffReset } from './ask-staff-reset'
import { browseStaffResets } from './browse-staff-resets'
import { chooseStaffPassword } from './choose-staff-password'
import { confirmStaffReset } from './confirm-staff-reset'
import { readStaffReset } from './read-staff-reset'
import { refuseStaffReset } from './refuse-staff-reset'

export const staffResets = service('staff-resets', [
  askStaffReset,
  readStaffReset,
  chooseStaffPassword,
  browseStaffResets,
  confirmStaffReset,
  refuseStaffReset,
])
