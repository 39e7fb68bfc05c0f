import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { answer } from '@/services/kit/service'
import { takesGames } from './game-entry'

export const applyTrendyHome = answer(
  contracts.applyTrendyHome,
  'services/events/entries/apply-trendy-home.ts',
  async ({ eventId, data }, ctx) => {
    await enter(ctx, contracts.applyTrendyHome, {
      eventId,
      applyType: 'trendyHome',
      data01: data.trim(),
      fits: (event) => event.template === 'default' && takesGames(event),
    })
    return {}
  },
)
