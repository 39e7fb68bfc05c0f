'use client'
import { useSyncExternalStore } from 'react'
import { sessionState, type SessionState } from '@/schemas/api/auth/session-state'

/** Who is signed in: `unknown` on the server and until it was found out, so that no cached page differs by visitor. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionState.subscribe, sessionState.snapshot, sessionState.serverSnapshot)
