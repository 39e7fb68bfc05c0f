'use client'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

/** @param onMore absent in the markup, where the island listens. */
export const QuestionMore = ({ onMore }: { onMore?: () => void }) => (
  <LineButton data-wanted="more" className="mt-5 w-full" onClick={onMore}>
    문의 더 보기
  </LineButton>
)
