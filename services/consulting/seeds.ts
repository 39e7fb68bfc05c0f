import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { answerTemplates, consultingStories, modelHouses, shops } from '@/services/db/tables/consulting'
import { visitHours } from '@/services/db/tables/visits'
import { seedConsultations } from './domain/seed-consultations'
import { seedVisits } from '@/services/places/domain/seed-visits'

export const seeds = {
  demo: {
    'shops.json': { table: shops, tags: ({ shopId }) => ['shops', `shop:${String(shopId)}`] },
    'consulting-stories.json': {
      table: consultingStories,
      tags: ({ seq }) => ['consulting-stories', `consulting-story:${String(seq)}`],
    },
    'answer-templates.json': { table: answerTemplates, tags: () => ['answer-templates'] },
    'model-houses.json': { table: modelHouses, tags: () => ['model-houses'] },
    'visit-hours.json': {
      table: visitHours,
      tags: ({ shopId }) => (typeof shopId === 'string' ? [`shop:${shopId}`] : ['model-houses']),
    },
  },
  steps: [seedConsultations, seedVisits],
} satisfies AreaSeeds
