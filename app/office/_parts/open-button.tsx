import { Eye } from 'lucide-react'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'

interface OpenButtonProps {
  isOpened: boolean
  onOpen: () => void
  onHide: () => void
}

/** Shows what is masked, for a reason that is asked next, and masks it again. One button, so that the focus stays where it is. */
export function OpenButton({ isOpened, onOpen, onHide }: OpenButtonProps) {
  return (
    <button type="button" className={isOpened ? LINE_BUTTON : MAIN_BUTTON} onClick={isOpened ? onHide : onOpen}>
      {!isOpened && <Eye {...ICON} />}
      {isOpened ? '다시 가리기' : '가려진 내용 열람'}
    </button>
  )
}
