import type { Area } from '@/services/area'
import { alarms } from './alarms/service'
import { businesses } from './businesses/service'
import { certification } from './certification/service'
import { desk } from './desk/service'
import { memberCounts } from './domain/member-counts'
import { memberLeaving } from './domain/member-leaving'
import { memberLines } from './domain/member-lines'
import { memberStores } from './domain/member-stores'
import { memberData } from './domain/member-data'
import { memberNames } from './domain/member-names'
import { memberFigures, memberTimeline } from './domain/member-timeline'
import { levelTests } from './level-tests/service'
import { memberPage } from './member-page/service'
import { members } from './members/service'
import { myPage } from './my-page/service'
import { profiles } from './profiles/service'
import { scrapFolders } from './scrap-folders/service'
import { scraps } from './scraps/service'
import { terms } from './terms/service'
import { seeds } from './seeds'

export const area = {
  services: [members, alarms, desk, memberPage, businesses, certification, terms, levelTests, scraps, scrapFolders, profiles, myPage],
  stores: memberStores,
  counts: memberCounts,
  leaving: [memberLeaving],
  myPage: memberLines,
  names: memberNames,
  timeline: memberTimeline,
  figures: memberFigures,
  memberData,
  seeds,
} satisfies Area
