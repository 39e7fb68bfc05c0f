import { service } from '@/services/kit/service'
import { answerMyPrize } from './answer-my-prize'
import { exportPrizes } from './export-prizes'
import { readMyPrize } from './read-my-prize'

export const prizes = service('prizes', [readMyPrize, answerMyPrize, exportPrizes])
