'use client'

import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { wakeForm } from '@/lib/hold-submit'
import { clearCookie } from '@/lib/ui/cookies'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { signIn } from '@/schemas/api/auth/staff'
import { fieldMessage } from '@/schemas/words/messages'
import { LOGIN_BROKEN } from '@/schemas/words/login-messages'
import { SAID_COOKIE } from '@/schemas/words/said-cookie'
import { openAskedFor } from './open-asked-for'

const FIELDS = ['loginId', 'password'] as const
type Field = (typeof FIELDS)[number]
type Errors = Partial<Record<Field | 'form', string>>

const LABEL: Record<Field, string> = { loginId: '아이디', password: '비밀번호' }
const INPUT =
  'h-11 w-full rounded-md border border-studio-field bg-studio-panel px-2.5 text-body outline-studio-select focus-visible:outline-2 focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:outline-danger md:h-8 md:text-studio-body'

/**
 * Signs in and opens the requested path. The fields are uncontrolled, so that nothing typed is lost, neither a syllable being composed
 * nor text typed before hydration.
 * @param said what was refused to a form that the browser sent by itself.
 * @param loginId typed before another form took its place.
 * @param onForget gets the typed id before the address leads to the form of a forgotten password.
 */
export function SignInForm({ said, loginId = '', onForget }: { said: string; loginId?: string; onForget?: (loginId: string) => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isPending = useRef(false)
  const [errors, setErrors] = useState<Errors>(said ? { form: said } : {})
  const [isBusy, setBusy] = useState(false)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    clearCookie(SAID_COOKIE)
    return wakeForm(form.current!)
  }, [])

  function say(found: Errors): void {
    setErrors(found)
    const first = FIELDS.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending.current) return
    const data = new FormData(event.currentTarget)
    const loginId = (data.get('loginId') as string).trim()
    const password = data.get('password') as string
    const empty = FIELDS.filter((field) => (field === 'loginId' ? loginId : password) === '')
    if (empty.length > 0) return say(Object.fromEntries(empty.map((field) => [field, fieldMessage('required', LABEL[field])])))

    isPending.current = true
    setBusy(true)
    setErrors({})
    try {
      await call(signIn, { loginId, password })
      openAskedFor()
    } catch (error) {
      say(errorsOf(error))
      isPending.current = false
      setBusy(false)
    }
  }

  const describe = (field: Field) => (errors[field] ? `${id}-${field}-error` : undefined)
  const fault = (field: Field) =>
    errors[field] && (
      <p id={`${id}-${field}-error`} className="mt-1 flex gap-1.5 text-studio-label font-normal text-danger">
        <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        {errors[field]}
      </p>
    )

  return (
    <form
      ref={form}
      // A browser whose script never starts sends it by itself: not in the URL, and it is led back here.
      method="post"
      action="/adm/auth/signIn"
      noValidate
      aria-label="관리자 로그인"
      className="mt-5"
      onSubmit={(event) => void submit(event)}
      onKeyDown={keepComposing}
    >
      <label htmlFor={`${id}-loginId`} className="mb-1 block text-studio-label">
        {LABEL.loginId}
      </label>
      <input
        id={`${id}-loginId`}
        name="loginId"
        type="text"
        defaultValue={loginId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={errors.loginId ? true : undefined}
        aria-describedby={describe('loginId')}
        className={INPUT}
      />
      {fault('loginId')}

      <label htmlFor={`${id}-password`} className="mt-3 mb-1 block text-studio-label">
        {LABEL.password}
      </label>
      <div className="relative">
        <input
          id={`${id}-password`}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          aria-invalid={errors.password ? true : undefined}
          aria-describedby={describe('password')}
          className={`${INPUT} pr-12 md:pr-9`}
        />
        <button
          type="button"
          aria-label="비밀번호 보기"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-studio-text-mute outline-studio-select hover:text-studio-text focus-visible:outline-2 focus-visible:-outline-offset-2 md:w-8"
        >
          {isShown ? <EyeOff size={16} strokeWidth={1.75} aria-hidden /> : <Eye size={16} strokeWidth={1.75} aria-hidden />}
        </button>
      </div>
      {fault('password')}

      <p role="alert" className="text-studio-label text-danger not-empty:mt-3">
        {errors.form}
      </p>
      <button
        type="submit"
        aria-disabled={isBusy}
        className="mt-5 h-11 w-full rounded-md bg-studio-select text-studio-body font-semibold text-studio-panel outline-studio-select hover:bg-studio-accent-700 focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:opacity-60 md:h-8"
      >
        {isBusy ? '로그인하는 중입니다' : '로그인'}
      </button>
      <a
        href="#forgot"
        onClick={() => onForget?.(form.current!.querySelector<HTMLInputElement>('[name=loginId]')!.value.trim())}
        className="mt-2 flex min-h-11 items-center justify-center rounded-md text-studio-text-mute underline underline-offset-4 outline-studio-select focus-visible:outline-2 focus-visible:outline-offset-1 md:min-h-8"
      >
        비밀번호를 잊으셨나요?
      </a>
    </form>
  )
}

/** Enter that ends a composition does not submit. */
function keepComposing(event: KeyboardEvent): void {
  if (event.code === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
}

/** The failure, at the field that can fix it. */
function errorsOf(error: unknown): Errors {
  if (!(error instanceof CallFailure)) return { form: LOGIN_BROKEN }
  const atFields = FIELDS.flatMap((field) => {
    const problem = error.problems.find(({ pointer }) => pointer === `/${field}`)
    return problem ? [[field, problem.message]] : []
  })
  if (atFields.length > 0) return Object.fromEntries(atFields) as Errors
  return error.status === 401 ? { password: error.message } : { form: error.message }
}
