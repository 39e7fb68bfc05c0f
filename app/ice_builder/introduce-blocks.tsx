'use client'
// Registers blocks and subjects in the browser, for the builder's two windows. The counterpart of app/compose.ts; `call` needs no
// registration here, because it is a fetch.
import type { ReactNode } from 'react'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks, subjects } from '@/blocks/areas'
import { registerBlocks } from '@/renderer/blocks'
import { registerSubjects } from '@/renderer/subjects'

registerBlocks(blocks)
registerEntries(blocks)
registerSubjects(subjects)

/** Wraps everything that renders or reads blocks in the browser: its children render after the registration. */
export function IntroduceBlocks({ children }: { children: ReactNode }) {
  return children
}
