import { service } from '@/services/kit/service'
import { listWinners } from './list-winners'
import { postWinners } from './post-winners'
import { readWinner } from './read-winner'

export const winners = service('winners', [listWinners, readWinner, postWinners])
