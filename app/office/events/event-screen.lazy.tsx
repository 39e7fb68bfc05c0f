'use client'
import dynamic from 'next/dynamic'
import { EditorLoading } from '@/builder/shell/editor-loading'

/** The form lives in the browser alone, as the editor does: its rich text has nothing that a server could draw. */
export const EventDoor = dynamic(() => import('./event-screen').then(({ EventScreen }) => EventScreen), {
  ssr: false,
  loading: EditorLoading,
})
