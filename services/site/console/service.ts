import { service } from '@/services/kit/service'
import { findEverywhere } from './find-everywhere'
import { listFaults } from './list-faults'
import { readConsole } from './read-console'

export const consoleHome = service('console', [readConsole, listFaults, findEverywhere])
