import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { alarms } from '@/services/db/tables/alarms'
import { levelQuestions, levels, terms } from '@/services/db/tables/members'
import { replyReports } from '@/services/db/tables/replies'
import { seedMembers } from './domain/seed-members'
import { seedProfiles } from './domain/seed-profiles'
import { seedScrapFolders, seedScraps } from './domain/seed-scraps'

export const seeds = {
  structure: {
    'terms.json': { table: terms, tags: ({ termsType }) => ['terms', `term:${String(termsType)}`] },
  },
  demo: {
    'level-questions.json': { table: levelQuestions, tags: () => ['level-questions'] },
    'levels.json': { table: levels, tags: () => ['levels'] },
  },
  byMembers: {
    'reply-reports.json': { table: replyReports, tags: () => [] },
    'alarms.json': { table: alarms, tags: () => [] },
  },
  people: [seedMembers, seedScraps, seedScrapFolders, seedProfiles],
} satisfies AreaSeeds
