import { service } from '@/services/kit/service'
import { announceWinners } from './announce-winners'
import { chooseWinners } from './choose-winners'
import { drawWinners } from './draw-winners'
import { listDraws } from './list-draws'

export const draws = service('draws', [listDraws, drawWinners, chooseWinners, announceWinners])
