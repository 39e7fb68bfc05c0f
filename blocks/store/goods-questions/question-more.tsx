import { LineButton } from '@/blocks/base/_parts/form/buttons'

export const QuestionMore = ({ onMore }: { onMore: () => void }) => (
  <LineButton className="mt-5 w-full" onClick={onMore}>
    문의 더 보기
  </LineButton>
)
