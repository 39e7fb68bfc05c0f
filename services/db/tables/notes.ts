import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sealed } from '../sealed'
import { staff } from './auth'
import { counter, line, moment } from './columns'
import { members } from './members'

/** What staff write about a member for each other. It goes with the member; who wrote, changed or removed one stands in the audit log. */
export const memberNotes = pgTable(
  'member_note',
  {
    noteSeq: integer('note_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    memberNo: text('member_no')
      .notNull()
      .references(() => members.memberNo, { onDelete: 'cascade' }),
    /** Who may change it. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    staffName: line('staff_name'),
    contents: sealed('contents', 'member_note.contents').notNull(),
    /** Grows with every change; a change names the number that it started from. */
    version: counter('version'),
    writtenAt: moment('written_at').notNull(),
    changedAt: moment('changed_at'),
  },
  (t) => [index('member_note_member').on(t.memberNo, t.writtenAt)],
)
