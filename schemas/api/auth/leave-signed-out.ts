// What a page does when its member signed out in another tab (S-SESS-5, P7). The next person at this device must not see the member's page,
// and the member must not lose a word: a page of the member's own is left, and one with a form is rendered again, because it names the
// member. Where words were typed, they lie in this tab under the member's number by then; the page is hidden, and the one question on the
// screen says both and leads back. It is loaded with the first such sign-out.
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { SIGNED_OUT, WORDS_ARE_KEPT } from '@/schemas/words/signed-out'
import { clearTypedFields, storeTypedFields } from '@/lib/ui/typed-fields'
import { openLogin } from './open-login'
import { wordKeepers } from './word-keepers'

/**
 * @param writer whose words stand in the page's forms; empty where nobody typed.
 * @param isOut whether nobody is signed in now; otherwise the page is rendered anew for the member who is.
 * @param forget drops what the page knows of the member, and asks who is there.
 */
export async function leaveSignedOut(writer: string, isOut: boolean, forget: () => void): Promise<void> {
  const isTyped = writer !== '' && storeTypedFields(writer)
  // A form that has left the page already has stored its words itself.
  if (writer === '') clearTypedFields(true)
  forget()
  if (isTyped || wordKeepers.size > 0) return leaveWords(isTyped, isOut)
  const isLive = document.querySelector('[data-live]') !== null
  if (isOut && isLive) location.replace('/')
  else if (isLive || document.querySelector('form[method="post"]')) location.reload()
}

async function leaveWords(isTyped: boolean, isOut: boolean): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-layout]')
  if (page) page.hidden = true
  const kept = await Promise.all([...wordKeepers].map((keep) => keep().catch(() => false)))
  if (kept.includes(false) && !isTyped) {
    // Words that no storage took are on the screen alone: taking them away would lose them.
    if (page) page.hidden = false
    return showAlertDialog({
      title: SIGNED_OUT,
      text: '쓰신 글을 이 기기에 남기지 못했습니다. 필요하시면 복사해 두고 다시 로그인해 주세요.',
    })
  }
  if (!isOut) return location.reload()
  const asked = { title: SIGNED_OUT, text: WORDS_ARE_KEPT, okLabel: '로그인하고 이어 쓰기', cancelLabel: '홈으로' }
  if ((await showConfirmDialog(asked)) === 'ok') openLogin()
  else location.replace('/')
}
