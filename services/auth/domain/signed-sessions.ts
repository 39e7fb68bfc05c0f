import type { Sessions } from '@/services/kit/sessions'
import { confirmStaff } from './confirm-staff'
import { confirmMember } from './confirm-member'
import { readSession } from './read-session'

/** How this site reads and confirms sessions; app/compose.ts passes it to the pipeline. */
export const signedSessions: Sessions = { read: readSession, confirmMember: confirmMember, confirmStaff }
