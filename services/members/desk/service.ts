import { service } from '@/services/kit/service'
import { blockMember } from './block-member'
import { browseMembers } from './browse-members'
import { endMemberSessions } from './end-member-sessions'
import { eraseMember } from './erase-member'
import { exportMember } from './export-member'
import { findMembers } from './find-members'
import { openMember } from './open-member'
import { readMember } from './read-member'
import { releaseLock } from './release-lock'
import { unblockMember } from './unblock-member'

export const desk = service('desk', [
  browseMembers,
  findMembers,
  readMember,
  openMember,
  releaseLock,
  blockMember,
  unblockMember,
  endMemberSessions,
  exportMember,
  eraseMember,
])
