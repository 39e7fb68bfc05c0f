import { service } from '@/services/kit/service'
import { readOwnLists } from './read-own-lists'
import { syncOwnLists } from './sync-own-lists'

export const ownLists = service('own-lists', [syncOwnLists, readOwnLists])
