// Imported before anything else of the encoder, so that its start costs nobody anything either. Whoever reads a page goes first: nobody
// waits for a picture as they wait for a page.
import { constants } from 'node:os'
import { giveWay, runWhenIdle } from '@/services/base/give-way'
import { IN_A_HURRY } from './in-a-hurry'

if (process.argv.includes(IN_A_HURRY) || !runWhenIdle()) giveWay(constants.priority.PRIORITY_BELOW_NORMAL)
