import type { Metadata } from 'next'
import { CanvasApp } from '@/builder/canvas/canvas-app'
import { IntroduceBlocks } from '../introduce-blocks'
import { requireStaff } from '../require-staff'

export const metadata: Metadata = { title: '편집 화면' }

/** What the editor's frame holds: the page being edited, in the same document and sheet as visitors get. */
export default async function CanvasPage() {
  await requireStaff()
  return (
    <IntroduceBlocks>
      <CanvasApp />
    </IntroduceBlocks>
  )
}
