import type { AtSignIn } from '@/services/auth/domain/at-sign-in'
import type { AreaSeeds } from './db/seeds/area-seeds'
import type { CountKind } from './counts/count-kinds'
import type { RowOfShop } from './kit/handle-row'
import type { MemberTable } from './parts/member-table'
import type { FigurePart } from './parts/read-figures'
import type { TimelinePart } from './parts/read-timeline'
import type { MyPagePart } from './parts/read-my-page-parts'
import type { OwnPart } from './parts/read-own-timeline'
import type { Finder } from './parts/finders'
import type { LinkSource } from './records/link-sources'
import type { Queue } from './parts/queues'
import type { ReadOffers } from './parts/product-offers'
import type { LeavingPart } from './parts/read-leaving'
import type { ReadFeed } from './parts/read-feed'
import type { RecordStore } from './records/record-store'
import type { SearchKind } from './parts/search-kind'
import type { SitemapRecords } from './parts/sitemap-records'
import type { ReadSold } from './parts/sold-things'
import type { Service } from './kit/service'
import type { FieldSource } from './parts/field-source'
import type { TargetKind } from './targets/target-kind'
import type { TargetType } from './targets/targets'
import type { WritingSource } from './targets/writings'

/** What an area brings to the server (services/<area>/area.ts). Each part is explained where its type is. */
export interface Area {
  services: readonly Service[]
  /** What it stores of members, rows that hang on others before these: what is exported and erased. */
  memberData: readonly MemberTable[]
  /** Where its records are published. */
  stores?: readonly RecordStore[]
  /** What is counted by day. */
  counts?: readonly CountKind[]
  /** What waits for staff. */
  queues?: readonly Queue[]
  /** What the search of the console finds. */
  finders?: readonly Finder[]
  /** What links lead to. */
  linkSources?: readonly LinkSource[]
  /** What a member who leaves has here. */
  leaving?: readonly LeavingPart[]
  /** What the first page of My Page counts. */
  myPage?: readonly MyPagePart[]
  /** What happened and is to come, for the member whose it is. */
  ownTimeline?: readonly OwnPart[]
  /** What happened to a member, on the page of one for staff. */
  timeline?: readonly TimelinePart[]
  /** What a member has and did, in figures, on the same page. */
  figures?: readonly FigurePart[]
  /** Records that members keep and write about. */
  targets?: readonly TargetType[]
  /** Records that fields of blocks name. */
  sources?: readonly FieldSource[]
  /** Entries of the feeds of the site, by file. */
  feeds?: Readonly<Record<string, ReadFeed>>
  /** What audit lines are about, and who wrote them. */
  names?: Readonly<Record<string, TargetKind>>
  /** Kinds of records that the search of the site finds. */
  search?: Readonly<Record<string, SearchKind>>
  /** What sells the products of the catalogue. */
  offers?: readonly ReadOffers[]
  /** What photographs name as sold, by type of record. */
  sold?: Readonly<Record<string, ReadSold>>
  /** Records that have pages in the sitemap, by the subject of the page. */
  sitemap?: Readonly<Record<string, SitemapRecords>>
  /** What members write and take part in. */
  writings?: readonly WritingSource[]
  /** What happens when a member signs in. */
  atSignIn?: readonly AtSignIn[]
  /** How a row is told to be a shop's, by the right that covers it (schemas/rules/base/console-areas.ts). */
  rowsByShop?: Readonly<Record<string, RowOfShop>>
  /** What it ships. */
  seeds?: AreaSeeds
}
