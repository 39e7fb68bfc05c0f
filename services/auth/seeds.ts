import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { seedStaff } from './domain/seed-staff'

export const seeds = {
  steps: [seedStaff],
} satisfies AreaSeeds
