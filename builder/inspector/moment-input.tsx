'use client'
import { useCallback } from 'react'
import { FieldFrame } from './field-frame'
import { MomentControl } from './moment-control'
import { useStanding } from './target'
import { useField, type FieldProps } from './use-field'

/** A moment, stored as ISO 8601, or a day; an optional one can be cleared. */
export function MomentInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const field = useField(props)
  const tell = useStanding()
  const { title } = field
  const stand = useCallback((fault: string) => tell(pointer, fault === '' ? undefined : `${title}: ${fault}`), [tell, pointer, title])
  const hasValue = field.value !== undefined && field.value !== ''
  const isDay = schema.widget === 'day'
  // A text whose default is empty is set to empty; any other optional value is removed.
  const write = (value: string | undefined) => void field.write(value ?? (schema.default === '' ? '' : undefined))
  return (
    <FieldFrame
      pointer={pointer}
      title={field.title}
      help={schema.description ?? (isDay ? undefined : '서울 시각입니다.')}
      words={field.words()}
      isRequired={isRequired && schema.default === undefined}
    >
      {(aria) => (
        <MomentControl
          kind={isDay ? 'day' : 'moment'}
          aria={aria}
          title={field.title}
          value={field.value}
          isReadOnly={field.target.isReadOnly}
          isClearable={hasValue && (!isRequired || schema.default === '')}
          write={write}
          seal={() => field.target.seal()}
          onFault={stand}
        />
      )}
    </FieldFrame>
  )
}
