import type { Sessions } from '@/services/kit/sessions'
import { confirmStaff } from './confirm-staff'
import { confirmMember } from './member-session'
import { readSession } from './tokens'

/** How this site reads and confirms who is asking; app/compose.ts hands it to the pipeline. */
export const signedSessions: Sessions = { read: readSession, confirmMember: confirmMember, confirmStaff }
