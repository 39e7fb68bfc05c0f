import { createHash, randomBytes } from 'node:crypto'

const HELD = 3 * 24 * 3_600_000

export const invitationHash = (key: string): string => createHash('sha256').update(`staff invitation ${key}`).digest('base64url')

/** A new invitation: what the database stores of it, and the path that the person opens. */
export function newInvitation(now: Date) {
  const key = randomBytes(32).toString('base64url')
  const inviteExpiresAt = new Date(now.getTime() + HELD)
  return {
    stored: { inviteHash: invitationHash(key), inviteExpiresAt },
    // Behind `#`: a browser sends it to no server, so that it stands in no log.
    sent: { path: `/ice_builder#invite=${key}`, expiresAt: inviteExpiresAt.toISOString() },
  }
}
