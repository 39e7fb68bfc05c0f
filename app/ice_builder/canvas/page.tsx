import type { Metadata } from 'next'
import { CanvasApp } from '@/builder/canvas/canvas-app'
import { IntroduceBlocks } from '../introduce-blocks'
import { requireStaff } from '../require-staff'

export const metadata: Metadata = { title: '편집 화면' }

/** The content of the editor's frame: the page being edited, with the same document and style sheet as visitors get. */
export default async function CanvasPage() {
  await requireStaff()
  return (
    <IntroduceBlocks>
      <CanvasApp />
    </IntroduceBlocks>
  )
}
