'use client'
// Introductions in the browser, for the builder's two windows: which blocks and subjects there are. What app/compose.ts is to
// the server; `call` needs no introduction here, it is a fetch.
import type { ReactNode } from 'react'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/registry'
import { registerBlocks } from '@/renderer/blocks'
import { registerSubjects } from '@/renderer/subjects'
import { event } from '../subjects/event'
import { notice } from '../subjects/notice'

registerBlocks(blocks)
registerEntries(blocks)
registerSubjects({ event, notice })

/** Stands round everything that renders or reads blocks in the browser: its children are rendered after the introductions. */
export function IntroduceBlocks({ children }: { children: ReactNode }) {
  return children
}
