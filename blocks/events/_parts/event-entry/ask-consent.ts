import { follow } from '@/lib/ui/control-navigation'
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { storeTypedFields } from '@/lib/ui/typed-fields'
import { lastMemberNo } from '@/schemas/api/auth/session-state'
import { MARKETING_NAMES } from '@/schemas/words/marketing-names'

/** The account, behind its password, and from there back to this event. */
const accountPath = (): string => {
  const here = encodeURIComponent(location.pathname + location.search)
  return `/mypage/account?callback=${encodeURIComponent(`/mypage/account/info?callback=${here}`)}`
}
const WHICH_CONSENT = `‘${MARKETING_NAMES.goods}’ 또는 ‘${MARKETING_NAMES.event}’에 동의하시면 됩니다. 동의하고 저장하시면 이 이벤트로 돌아옵니다.`

/** S-EVT-2: the page on which the consent is given opens, at once if the event says so, otherwise if the member wants it. */
export async function askConsent(title: string, isAtOnce: boolean): Promise<false> {
  const said = { title, text: WHICH_CONSENT }
  if (isAtOnce) await showAlertDialog(said)
  else if ((await showConfirmDialog({ ...said, okLabel: '동의하러 가기' })) !== 'ok') return false
  // What was typed is there again on the way back.
  storeTypedFields(lastMemberNo())
  follow(accountPath())
  return false
}
