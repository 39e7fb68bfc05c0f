import { service } from '@/services/kit/service'
import { readStaffNetworks } from './read-staff-networks'
import { saveStaffNetworks } from './save-staff-networks'

export const staffNetworks = service('staff-networks', [readStaffNetworks, saveStaffNetworks])
