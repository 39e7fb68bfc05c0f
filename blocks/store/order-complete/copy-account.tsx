'use client'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

/** Copies the number; where the page may not, it is shown to be copied by hand. */
export function CopyAccount({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showSnackbar('계좌 번호를 복사했습니다.'),
      () => showAlertDialog({ title: '복사하지 못했습니다. 아래 번호를 직접 복사해 주세요.', text }),
    )
  return (
    <LineButton className="mt-3" onClick={() => void copy().catch(() => undefined)}>
      계좌 번호 복사
    </LineButton>
  )
}
