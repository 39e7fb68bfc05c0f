import type { AreaSeeds } from '@/services/db/seeds/area-seeds'
import {
  alliances,
  eventAnswers,
  eventGames,
  eventReplies,
  eventReviews,
  eventUrls,
  events,
  surveyItems,
  winners,
} from '@/services/db/tables/events'
import { seedParticipation, seedPrizes } from './domain/seed-participation'

export const seeds = {
  demo: {
    'events.json': { table: events, tags: ({ eventSeq }) => ['events', `event:${String(eventSeq)}`] },
    'winners.json': { table: winners, tags: ({ winnerSeq }) => ['winners', `winner:${String(winnerSeq)}`] },
    'alliances.json': { table: alliances, tags: ({ allianceSeq }) => ['alliances', `alliance:${String(allianceSeq)}`] },
    'survey-items.json': { table: surveyItems, tags: ({ eventSeq }) => [`event:${String(eventSeq)}`] },
    'event-games.json': { table: eventGames, tags: ({ eventSeq }) => [`event:${String(eventSeq)}`] },
    'event-answers.json': { table: eventAnswers, tags: () => [] },
    'event-replies.json': { table: eventReplies, tags: ({ eventSeq }) => [`event-replies:${String(eventSeq)}`] },
    'event-reviews.json': { table: eventReviews, tags: ({ eventSeq }) => [`event-reviews:${String(eventSeq)}`] },
    'event-urls.json': { table: eventUrls, tags: () => [] },
  },
  people: [seedParticipation],
  // A member of staff drew them.
  steps: [seedPrizes],
} satisfies AreaSeeds
