'use client'
import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { EventShortcuts } from '@/app/office/events/event-shortcuts'
import { EditorLoading } from '@/builder/shell/editor-loading'
import type { EditorScreen as Screen } from '@/builder/shell/editor-screen'

const InBrowser = dynamic(() => import('@/builder/shell/editor-screen').then(({ EditorScreen }) => EditorScreen), {
  ssr: false,
  loading: EditorLoading,
})

/** What the areas put beside the choice of one of their records. */
const BESIDE_CHOICE = { events: EventShortcuts }

/** The editor lives in the browser alone: a server could render nothing of it that stays true. */
export const EditorScreen = (props: Omit<ComponentProps<typeof Screen>, 'besideChoice'>) => (
  <InBrowser {...props} besideChoice={BESIDE_CHOICE} />
)
