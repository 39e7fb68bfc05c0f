'use client'
// Adds a passkey: a name, the browser's own question, and the recovery codes where the person has none yet, shown once.
import { useState } from 'react'
import { FormAlert } from '@/builder/list/form-alert'
import { TextField } from '@/builder/list/text-field'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { call } from '@/schemas/api/base/call'
import { addPasskey, beginPasskey } from '@/schemas/api/auth/passkeys'
import { PASSKEY_NAME_LENGTH } from '@/schemas/rules/auth/passkey'
import { fieldMessage } from '@/schemas/words/messages'
import { makePasskey, passkeyFault } from '../sign-in/passkey'
import { RecoveryCodes } from './recovery-codes'

interface PasskeySetupProps {
  /** What it is called at first. */
  name: string
  leave: { words: string; onLeave: () => void }
  onDone: (words: string) => void
  /** Whether closing would lose something: recovery codes that are shown once, or are on their way. */
  onHold?: (isHeld: boolean) => void
}

export function PasskeySetup({ name: first, leave, onDone, onHold }: PasskeySetupProps) {
  const [name, setName] = useState(first)
  const [added, setAdded] = useState<{ codes: readonly string[]; words: string } | null>(null)
  const form = useForm<'name'>(async () => {
    if (name.trim() === '') return { name: fieldMessage('required', '패스키 이름') }
    onHold?.(true)
    const made = await make(name).catch((error: unknown) => {
      onHold?.(false)
      throw error
    })
    if ('form' in made) {
      onHold?.(false)
      return made
    }
    const { item, resultMessage } = made
    if (item.codes.length === 0) onDone(resultMessage)
    else setAdded({ codes: item.codes, words: resultMessage })
  }, ['name'])
  if (added) return <RecoveryCodes codes={added.codes} onDone={() => onDone(added.words)} />
  return (
    <form {...form.given} aria-label="패스키 등록" className="flex min-h-0 flex-col gap-4 -m-1.5 overflow-y-auto p-1.5">
      <p>
        지문이나 얼굴, PIN으로 이 기기나 보안 키의 잠금을 풀면 등록됩니다. 다음부터 로그인 화면에서 버튼 하나로 들어오고, 비밀번호와 인증
        코드를 입력하지 않습니다. 가짜 사이트에서는 쓰이지 않습니다.
      </p>
      <TextField
        label="패스키 이름"
        isRequired
        help="여러 개를 등록하면 알아볼 수 있게 기기 이름을 적어 주세요."
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        {...form.field('name', setName)}
      />
      <FormAlert faults={form.faults} />
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={leave.onLeave}>
          {leave.words}
        </button>
        <button type="submit" className={MAIN_BUTTON} aria-disabled={form.isBusy}>
          {form.isBusy ? '기기의 확인을 기다립니다' : '패스키 만들기'}
        </button>
      </DialogActions>
    </form>
  )
}

/** What the browser refuses is a sentence, as what a call refuses is a failure. */
async function make(name: string) {
  const { options } = (await call(beginPasskey, {})).item
  let answer
  try {
    answer = await makePasskey(options)
  } catch (error) {
    return { form: passkeyFault(error, 'make') }
  }
  return call(addPasskey, { name, answer })
}
