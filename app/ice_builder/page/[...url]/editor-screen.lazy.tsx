'use client'
import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { EventShortcuts } from '@/app/office/events/events/event-shortcuts'
import { EditorLoading } from '@/builder/shell/editor-loading'
import type { EditorScreen as Screen } from '@/builder/shell/editor-screen'

const InBrowser = dynamic(() => import('@/builder/shell/editor-screen').then(({ EditorScreen }) => EditorScreen), {
  ssr: false,
  loading: EditorLoading,
})

/** Components of the areas for the choice of one of their records. */
const BESIDE_CHOICE = { events: EventShortcuts }

/** The editor runs in the browser alone: the server has none of its state. */
export const EditorScreen = (props: Omit<ComponentProps<typeof Screen>, 'besideChoice'>) => (
  <InBrowser {...props} besideChoice={BESIDE_CHOICE} />
)
