import { showAlertDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { LINK_COPIED } from '@/schemas/rules/base/share'

/** E-COPY. If the page may not write to the clipboard, the link is shown to be copied by hand. @returns whether it was copied. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    await showAlertDialog({ title: '링크를 복사하지 못했습니다. 아래 주소를 직접 복사해 주세요.', text: link })
    return false
  }
  showSnackbar(LINK_COPIED)
  return true
}
