'use client'
// Checks whether an id is free: only the service knows, and only for the id that was sent (V-ID-5, V-ID-6). A newer check cancels the
// pending one.
import { useEffect, useRef, useState } from 'react'
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import { duplicateCheck } from '@/schemas/api/members/joins'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { validateForbiddenWord } from '@/schemas/api/site/words'
import { ID_FORBIDDEN, ID_FREE, ID_MAX, ID_UNCHECKED, idVerdict, memberIdFault, type IdCheck } from '@/schemas/rules/members/member-id'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { TextField } from '@/blocks/base/_parts/form/text-field'

export interface IdChecking {
  /** Why an id cannot be sent; undefined once the check confirmed it. */
  fault: (id: string) => string | undefined
  isFree: (id: string) => boolean
  ask: (id: string) => Promise<void>
  isAsking: boolean
  /** Changes with each answer. */
  answer: object | undefined
}

export function useIdCheck(): IdChecking {
  const [answer, setAnswer] = useState<IdCheck & { isForbidden: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])
  const fault = (id: string) => {
    const verdict = memberIdFault(id) ?? idVerdict(id, answer)
    if (verdict === ID_FREE) return undefined
    return answer?.id === id && answer.isForbidden ? ID_FORBIDDEN : verdict
  }
  const ask = async (id: string) => {
    pending.current?.abort()
    const mine = (pending.current = new AbortController())
    const { signal } = mine
    setAsking(true)
    try {
      const word = await call(validateForbiddenWord, { word: id }, { signal })
      const isForbidden = word.item.validYn === 'N'
      const isTaken = isForbidden || (await call(duplicateCheck, { checkType: 'id', checkValue: id }, { signal })).item.duplicateYn === 'Y'
      setAnswer({ id, isTaken, isForbidden })
    } catch (error) {
      if (!signal.aborted) await sayFailure(error, { id: duplicateCheck.id })
    } finally {
      if (pending.current === mine) setAsking(false)
    }
  }
  return { fault, isFree: (id) => id !== '' && fault(id) === undefined, ask, isAsking, answer }
}

interface Props<V extends FieldValues> {
  id: string
  name: Path<V>
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
  check: IdChecking
  onChange?: () => void
}

/** 아이디 with its 중복 확인. A missing check is reported when the form is sent, not when the visitor leaves the field. */
export function MemberIdField<V extends FieldValues>({ id, name, form, errorOf, check, onChange }: Props<V>) {
  const typed: string = useWatch({ control: form.control, name })
  const { answer } = check
  useEffect(() => {
    if (answer) void form.trigger(name)
  }, [answer, form, name])
  const said = errorOf(name)
  const error = said === ID_UNCHECKED && form.formState.submitCount === 0 ? undefined : said
  const press = () => {
    const fault = memberIdFault(typed)
    if (!fault) return void check.ask(typed)
    form.setError(name, { type: 'rule', message: fault })
    form.setFocus(name)
  }
  return (
    <TextField
      id={`${id}-${name}`}
      label="아이디"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck="false"
      maxLength={ID_MAX}
      help="영문 소문자와 숫자 5~15자입니다."
      error={error}
      success={check.isFree(typed) ? ID_FREE : undefined}
      beside={
        <LineButton onClick={press} aria-busy={check.isAsking} className="shrink-0">
          중복 확인
        </LineButton>
      }
      {...form.register(name, onChange ? { onChange } : {})}
    />
  )
}
