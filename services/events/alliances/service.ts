import { service } from '@/services/kit/service'
import { listAlliances } from './list-alliances'
import { readAlliance } from './read-alliance'

export const alliances = service('alliances', [listAlliances, readAlliance])
