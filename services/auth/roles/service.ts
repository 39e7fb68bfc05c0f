import { service } from '@/services/kit/service'
import { browseRoles } from './browse-roles'
import { createRole } from './create-role'
import { deleteRole } from './delete-role'
import { saveRole } from './save-role'

export const roles = service('roles', [browseRoles, createRole, saveRole, deleteRole])
