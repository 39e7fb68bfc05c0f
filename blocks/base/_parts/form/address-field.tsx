'use client'
import { useEffect, useState } from 'react'
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { Field, describedBy, INPUT } from './field'
import { LineButton } from './buttons'
import { openAddressSearch } from '../address/open-address-search'
import { FaultLine } from './fault-line'

interface Props<V extends FieldValues> {
  id: string
  form: UseFormReturn<V>
  errorOf: (name: Path<V>) => string | undefined
  /** The form's names of post code, address and detail (CX-20). */
  names?: readonly [zip: string, address: string, detail: string]
  optional?: boolean
}

const NAMES = ['zipCode', 'address', 'addressDetail'] as const

/** The picker fills post code and address; the detail is typed afterwards, and gets the focus (V-ADDR-1). */
export function AddressField<V extends FieldValues>({ id, form, errorOf, names = NAMES, optional = false }: Props<V>) {
  const [zip, address, detail] = names as readonly [Path<V>, Path<V>, Path<V>]
  const [times, setTimes] = useState(0)
  const chosen: string = useWatch({ control: form.control, name: address })
  const [error, detailError] = [errorOf(address), errorOf(detail)]
  // After the dialog has restored the focus to its button. A visitor who has written the detail by then is in another field, whose words
  // would go astray.
  useEffect(() => {
    if (times === 0) return
    const before = form.getValues(detail)
    const timer = setTimeout(() => {
      if (form.getValues(detail) === before) form.setFocus(detail)
    }, 60)
    return () => clearTimeout(timer)
  }, [times, form, detail])
  const search = async () => {
    const picked = await openAddressSearch()
    if (!picked) return
    const write = (name: Path<V>, text: string) => form.setValue(name, text as PathValue<V, Path<V>>, { shouldDirty: true })
    write(zip, picked.postCode)
    write(address, [picked.address, picked.extraAddress].filter(Boolean).join(' '))
    // What was written of another house is none of this one.
    write(detail, '')
    void form.trigger(address)
    setTimes((n) => n + 1)
  }
  const fieldId = `${id}-${address}`
  return (
    <div className="flex flex-col gap-2">
      <Field id={fieldId} label="주소" optional={optional} error={error}>
        <div className="flex gap-2">
          <input
            id={`${id}-${zip}`}
            readOnly
            aria-label="우편번호"
            placeholder="우편번호"
            className={`${INPUT} numeric`}
            {...form.register(zip)}
          />
          <LineButton onClick={() => void search()} aria-haspopup="dialog" className="shrink-0">
            주소 검색
          </LineButton>
        </div>
        <input
          id={fieldId}
          readOnly
          placeholder="주소 검색으로 입력합니다"
          aria-describedby={describedBy(fieldId, false)}
          aria-invalid={error ? true : undefined}
          className={`${INPUT} mt-2`}
          {...form.register(address)}
        />
      </Field>
      {chosen && (
        <div>
          <input
            id={`${id}-${detail}`}
            aria-label="상세주소"
            placeholder="상세주소 (동, 호수)"
            autoComplete="address-line2"
            aria-describedby={`${id}-${detail}-error`}
            aria-invalid={detailError ? true : undefined}
            className={INPUT}
            {...form.register(detail)}
          />
          <FaultLine id={`${id}-${detail}-error`} text={detailError} />
        </div>
      )}
    </div>
  )
}
