import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { answerTemplates, consultingStories } from '@/services/db/tables/consulting'
import { seedAsks } from './domain/seed-asks'
import { seedConsultations } from './domain/seed-consultations'

export const seeds = {
  demo: {
    'consulting-stories.json': {
      table: consultingStories,
      tags: ({ seq }) => ['consulting-stories', `consulting-story:${String(seq)}`],
    },
    'answer-templates.json': { table: answerTemplates, tags: () => ['answer-templates'] },
  },
  steps: [seedConsultations, seedAsks],
} satisfies AreaSeeds
