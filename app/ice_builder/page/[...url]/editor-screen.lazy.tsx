'use client'
import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { EventShortcuts } from '@/app/office/events/event-shortcuts'
import { EditorLoading } from '@/builder/shell/editor-loading'
import type { EditorScreen } from '@/builder/shell/editor-screen'

/** The editor lives in the browser alone: a server could render nothing of it that stays true. */
const LazyEditorScreen = dynamic(() => import('@/builder/shell/editor-screen').then(({ EditorScreen: Screen }) => Screen), {
  ssr: false,
  loading: EditorLoading,
})

/** What the areas put beside the choice of one of their records. */
const BESIDE_CHOICE = { events: EventShortcuts }

export const EditorScreenLazy = (props: Omit<ComponentProps<typeof EditorScreen>, 'besideChoice'>) => (
  <LazyEditorScreen {...props} besideChoice={BESIDE_CHOICE} />
)
