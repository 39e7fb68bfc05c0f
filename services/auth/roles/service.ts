import { service } from '@/services/kit/service'
import { browseRoles } from './browse-roles'
import { createRole } from './create-role'
import { deleteRole } from './delete-role'
import { endSeeAs } from './end-see-as'
import { saveRole } from './save-role'
import { startSeeAs } from './start-see-as'

export const roles = service('roles', [browseRoles, createRole, saveRole, deleteRole, startSeeAs, endSeeAs])
