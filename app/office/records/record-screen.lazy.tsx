'use client'
import dynamic from 'next/dynamic'
import { EditorLoading } from '@/builder/shell/editor-loading'

/** The form runs in the browser alone, as the editor does: the server cannot render its rich text. */
export const RecordScreen = dynamic(() => import('./record-screen').then(({ RecordScreen }) => RecordScreen), {
  ssr: false,
  loading: EditorLoading,
})
