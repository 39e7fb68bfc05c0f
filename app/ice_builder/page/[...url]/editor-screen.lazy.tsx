'use client'
import dynamic from 'next/dynamic'
import { EditorLoading } from '@/builder/shell/editor-loading'

/** The editor lives in the browser alone: there is nothing of it that a server could draw and keep true. */
export const EditorDoor = dynamic(() => import('@/builder/shell/editor-screen').then(({ EditorScreen }) => EditorScreen), {
  ssr: false,
  loading: EditorLoading,
})
