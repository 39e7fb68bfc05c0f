import type { browseConsultations } from '@/schemas/api/consulting/desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { DeskNow } from '../../_parts/desk/desk-definition'

/** Says to those who may move requests that keys do so too. */
export const MoveHint = ({ now: { person } }: { now: DeskNow<typeof browseConsultations> }) =>
  rightsOf(person).writes('consultations') && (
    <p className="mt-2 text-studio-label font-normal text-studio-text-mute max-md:hidden pointer-coarse:hidden">
      줄에서 Shift+→는 다음 단계로, Shift+←는 이전 단계로 옮깁니다. 줄 끝의 메뉴에서도 옮길 수 있습니다.
    </p>
  )
