'use client'
import dynamic from 'next/dynamic'
import { EditorLoading } from '@/builder/shell/editor-loading'

/** The form runs in the browser alone, as the editor does: the server cannot render its rich text. */
export const EventScreen = dynamic(() => import('./event-screen').then(({ EventScreen }) => EventScreen), {
  ssr: false,
  loading: EditorLoading,
})
