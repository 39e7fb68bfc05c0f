// Imported before anything else of the encoder, so that its start costs visitors nothing either. Readers of pages go first: nobody
// waits for a picture as they wait for a page.
import { constants } from 'node:os'
import { lowerPriority, runWhenIdle } from '@/services/base/lower-priority'
import { URGENT } from './urgent'

if (process.argv.includes(URGENT) || !runWhenIdle()) lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)
