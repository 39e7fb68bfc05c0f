import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import {
  banners,
  commonCodes,
  forbiddenWords,
  menus,
  popups,
  redirects,
  searchSynonyms,
  searchTags,
  sites,
} from '@/services/db/tables/site'
import { seedAudits } from './domain/seed-audits'
import { seedCounts } from './domain/seed-counts'
import { seedVitals } from './domain/seed-vitals'

export const seeds = {
  structure: {
    'sites.json': { table: sites, tags: () => ['site'] },
    'common-codes.json': { table: commonCodes, tags: () => ['codes'] },
    'menus.json': { table: menus, tags: () => ['menus'] },
    'forbidden-words.json': { table: forbiddenWords, tags: () => ['forbidden-words'] },
  },
  demo: {
    'banners.json': { table: banners, tags: ({ position }) => [`banners:${String(position)}`] },
    'search-tags.json': { table: searchTags, tags: () => ['search-tags'] },
    'search-synonyms.json': { table: searchSynonyms, tags: () => ['search-synonyms'] },
    'popups.json': { table: popups, tags: () => ['popups'] },
    'redirects.json': { table: redirects, tags: ({ from }) => ['redirects', `redirect:${String(from)}`] },
  },
  steps: [seedCounts, seedVitals, seedAudits],
} satisfies AreaSeeds
