import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { modelHouses, shops } from '@/services/db/tables/places'
import { visitHours } from '@/services/db/tables/visits'
import { seedVisits } from './domain/seed-visits'

export const seeds = {
  demo: {
    'shops.json': { table: shops, tags: ({ shopId }) => ['shops', `shop:${String(shopId)}`] },
    'model-houses.json': { table: modelHouses, tags: () => ['model-houses'] },
    'visit-hours.json': {
      table: visitHours,
      tags: ({ shopId }) => (typeof shopId === 'string' ? [`shop:${shopId}`] : ['model-houses']),
    },
  },
  steps: [seedVisits],
} satisfies AreaSeeds
