'use client'
import { useEffect, useSyncExternalStore } from 'react'
import { findUnread, unread } from './unread'

/** Number of unread alarms of this signed-in member; 0 until it is known. */
export function useUnread(memberNo: string): number {
  useEffect(() => findUnread(memberNo), [memberNo])
  return useSyncExternalStore(unread.subscribe, () => unread.of(memberNo), none)
}
const none = (): number => 0
