'use client'
import { useSyncExternalStore } from 'react'
import { sessionState, type SessionState } from '@/schemas/api/auth/session-state'

/** The session's member: `unknown` on the server and until it is loaded, so that a cached page is the same for every visitor. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionState.subscribe, sessionState.snapshot, sessionState.serverSnapshot)
