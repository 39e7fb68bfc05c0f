import { service } from '@/services/kit/service'
import { addMemberNote } from './add-member-note'
import { changeMemberNote } from './change-member-note'
import { deleteMemberNote } from './delete-member-note'
import { listMemberNotes } from './list-member-notes'
import { readMemberTimeline } from './read-member-timeline'

export const memberPage = service('member-page', [readMemberTimeline, listMemberNotes, addMemberNote, changeMemberNote, deleteMemberNote])
