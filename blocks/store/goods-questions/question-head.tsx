import { LineButton } from '@/blocks/base/_parts/form/buttons'

interface Props {
  id: string
  total: number
  isAsking?: boolean
  onAsk: () => void
}

/** How many there are, and the button of a new one: the same before and after the questions are live. */
export function QuestionHead({ id, total, isAsking = false, onAsk }: Props) {
  return (
    <div className="flex items-center justify-between gap-4 pb-4">
      <p className="numeric text-small text-ink-mute">{`문의 ${total.toLocaleString('ko-KR')}건`}</p>
      <LineButton id={`${id}-ask`} aria-expanded={isAsking} onClick={onAsk} className="h-11!">
        문의하기
      </LineButton>
    </div>
  )
}
