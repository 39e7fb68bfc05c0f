'use client'
import { ReasonDialog } from '@/builder/list/reason-dialog'

interface OpenDialogProps {
  title?: string
  /** What is shown, and that it is recorded. */
  text: string
  onOpen: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why masked people are opened. */
export const OpenDialog = ({ title = '가려진 내용을 열람합니다', text, onOpen, onClose }: OpenDialogProps) => (
  <ReasonDialog
    {...{ title, text, label: '열람하는 사유', words: '열람', busyWords: '여는 중입니다' }}
    onSubmit={onOpen}
    onClose={onClose}
  />
)
