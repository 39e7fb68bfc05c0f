'use client'
import { faultOf, type FieldSchema } from './field-schema'
import { useProblems, type FieldWords } from './problems-of-fields'
import { isAlike, MIXED, useTarget, useValue, type Target } from './target'

export interface FieldProps {
  pointer: string
  schema: FieldSchema
  isRequired: boolean
  /** The schema of the object that contains this property. */
  parent?: FieldSchema
}

export interface FieldState {
  pointer: string
  target: Target
  title: string
  value: unknown
  isMixed: boolean
  /** Problems and warnings. @param refusal of a text that did not reach the page: it is shown alone. */
  words: (refusal?: string) => FieldWords[]
  /** Writes a value to the page. @returns the page's value afterwards. */
  write: (value: unknown, how?: { once?: boolean }) => unknown
  /** Resets to the default of a new block; undefined when the value is the default. */
  onReset: (() => void) | undefined
}

export function useField({ pointer, schema, isRequired }: FieldProps): FieldState {
  const target = useTarget()
  const value = useValue(pointer)
  const problems = useProblems(pointer)
  const title = schema.title ?? '항목'
  const isMixed = value === MIXED
  const write = (next: unknown, how: { once?: boolean } = {}): unknown => {
    target.write(title, [{ pointer, value: next }], how)
    return target.read(pointer)
  }
  const isOwn = value !== undefined && schema.default !== undefined && !isAlike(value, schema.default)
  return {
    pointer,
    target,
    title,
    value,
    isMixed,
    write,
    words: (refusal) => {
      if (refusal) return [{ severity: 'error', message: refusal }]
      const fault = isMixed ? undefined : faultWords(schema, value, isRequired, target.mayBeUnfinished === true)
      const own: FieldWords[] = fault === undefined ? [] : [{ severity: 'error', message: fault }]
      return [...own, ...problems.filter(({ message }) => message !== fault)]
    },
    onReset:
      isOwn && !target.isReadOnly ? () => write(isRequired ? structuredClone(schema.default) : undefined, { once: true }) : undefined,
  }
}

function faultWords(schema: FieldSchema, value: unknown, isRequired: boolean, isDraft: boolean): string | undefined {
  if (value === undefined) return isRequired ? faultOf({ ...schema, type: 'string', minLength: 1 }, '', { isDraft }) : undefined
  return faultOf(schema, value, { isDraft })
}
