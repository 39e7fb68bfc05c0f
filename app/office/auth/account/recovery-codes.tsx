'use client'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { download } from '@/builder/save/export-json'
import { ActButton } from '@/builder/ui/act-button'
import { MAIN_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { DialogActions } from '@/builder/ui/dialog-actions'

const NAME = '마루-복구-코드.txt'
const textOf = (codes: readonly string[]): string =>
  ['마루 관리자 로그인 복구 코드', '휴대전화나 패스키를 쓸 수 없을 때 비밀번호 다음에 한 번씩 쓸 수 있습니다.', '', ...codes, ''].join(
    '\r\n',
  )

/** Ten codes, shown once: they are taken along before the screen goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  return (
    <div className="flex flex-col gap-4">
      <p>
        휴대전화나 패스키를 쓸 수 없을 때 비밀번호 다음에 입력하는 <strong>복구 코드 {codes.length}개</strong>입니다. 하나는 한 번만 쓸 수
        있고, 이 화면을 닫으면 다시 볼 수 없습니다. 로그인하는 기기가 아닌 안전한 곳에 보관해 주세요.
      </p>
      <ol aria-label="복구 코드" className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-studio-100 px-4 py-3 tabular-nums">
        {codes.map((code) => (
          <li key={code} className="font-mono">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <ActButton icon={Download} onClick={() => download(textOf(codes), 'text/plain;charset=utf-8', NAME)}>
          내려받기
        </ActButton>
        <ActButton icon={Printer} onClick={() => printText(textOf(codes))}>
          인쇄
        </ActButton>
        <ActButton
          icon={Copy}
          onClick={() =>
            void navigator.clipboard.writeText(textOf(codes)).then(
              () => setWords('복구 코드를 복사했습니다.'),
              () => setWords('복사하지 못했습니다. 내려받거나 적어 두어 주세요.'),
            )
          }
        >
          복사
        </ActButton>
      </div>
      <p role="status" className="text-studio-text-mute empty:hidden">
        {words}
      </p>
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          className={CHECK}
          checked={isKept}
          onChange={({ currentTarget }) => {
            setKept(currentTarget.checked)
            setFault('')
          }}
        />
        복구 코드를 안전한 곳에 보관했습니다.
      </label>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <DialogActions>
        <button
          type="button"
          className={MAIN_BUTTON}
          onClick={() => (isKept ? onDone() : setFault('복구 코드를 보관하고 위의 칸에 표시해 주세요. 닫으면 다시 볼 수 없습니다.'))}
        >
          완료
        </button>
      </DialogActions>
    </div>
  )
}

/** Prints a text by itself, without the screen around it. */
function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const pre = frame.contentDocument!.createElement('pre')
  pre.textContent = text
  frame.contentDocument!.body.append(pre)
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow!.print()
}
