import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { brandArticles, contents, faqs, interiorCases, interiorReplies, notices, stylingContents } from '@/services/db/tables/content'
import { seedReplies } from './domain/seed-replies'
import { seedTours } from './domain/seed-tours'

export const seeds = {
  demo: {
    'notices.json': { table: notices, tags: ({ id }) => ['notices', `notice:${String(id)}`] },
    'faqs.json': { table: faqs, tags: () => ['faqs'] },
    'interior-cases.json': { table: interiorCases, tags: ({ seq }) => ['interiors', `interior:${String(seq)}`] },
    'styling-contents.json': {
      table: stylingContents,
      tags: ({ kind, seq }) => [`styling:${String(kind)}`, `styling:${String(kind)}:${String(seq)}`],
    },
    'recruitments.json': { table: recruitments, tags: () => ['recruitments'] },
    'brand-articles.json': { table: brandArticles, tags: ({ seq }) => ['brand-articles', `brand-article:${String(seq)}`] },
    'contents.json': { table: contents, tags: ({ id }) => [`content:${String(id)}`] },
  },
  byMembers: {
    'interior-replies.json': {
      table: interiorReplies,
      tags: ({ caseSeq, contentKind, contentSeq }) => [
        `replies:${typeof caseSeq === 'number' ? `case:${caseSeq}` : `${String(contentKind)}:${String(contentSeq)}`}`,
      ],
    },
    'recruit-applications.json': { table: recruitApplications, tags: () => [] },
  },
  people: [seedTours, seedReplies],
} satisfies AreaSeeds
