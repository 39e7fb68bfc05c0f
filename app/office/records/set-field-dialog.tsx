'use client'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FieldList } from '@/builder/inspector/field-list'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import { draftTarget, FormDraft } from '@/builder/record/form-draft'
import { FormSections } from '@/builder/record/form-sections'
import { valueWords } from '@/builder/record/value-words'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { DialogActions } from '@/builder/ui/dialog-actions'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { tryRecordChange } from '@/schemas/api/site/record-acts'
import type { FieldChange } from '@/schemas/records/change-field'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { recordPath } from '@/builder/state/record-path'
import type { ChangeableField } from './changeable-fields'
import { codesOf, useCodes, type Codes } from './use-codes'
import type { Concerned } from './record-acts'

interface SetFieldDialogProps {
  type: AnyRecordType
  fields: readonly ChangeableField[]
  concerned: Concerned
  onSet: (change: FieldChange) => Promise<void>
  onClose: () => void
}

const MODES = [
  { value: 'set', words: '이 값으로 바꾸기' },
  { value: 'clear', words: '비우기' },
  { value: 'add', words: '목록에 더하기' },
  { value: 'remove', words: '목록에서 빼기' },
] as const
type Mode = FieldChange['mode']
/** How many refusals are shown; the rest is a number. */
const SHOWN = 20
/** Letters of a value that are told. */
const LONGEST = 60
const NO_SCHEMA: FieldSchema = {}
const number = (count: number): string => count.toLocaleString('ko-KR')

/** Changes one field of every selected record, after saying how many will change and which cannot. */
export function SetFieldDialog({ type, fields, concerned: { count, name: _name, ...which }, onSet, onClose }: SetFieldDialogProps) {
  const [name, setName] = useState('')
  const [mode, setMode] = useState<Mode>('set')
  const field = fields.find((one) => one.name === name)
  const schema = field?.schema ?? NO_SCHEMA
  const codes = useCodes(type)
  const draft = useMemo(() => new FormDraft<Record<string, unknown>>(startOf(name, schema)), [name, schema])
  const form = useStore(draft.store, (state) => state.form)
  const [tried, setTried] = useState<{ of: FieldChange; item: Item<typeof tryRecordChange> } | null>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const target = useMemo(() => ({ ...draftTarget(draft, false), mayBeUnfinished: true }), [draft])
  // Alone in the form: what its record is decides whether the field is there, and is told for each record.
  const alone = useMemo((): FieldSchema => {
    const { when: _when, ...bare } = schema
    return { type: 'object', properties: { [name]: bare } }
  }, [name, schema])
  const modes = MODES.filter(({ value }) => schema.type === 'array' || value === 'set' || value === 'clear')
  const change: FieldChange = mode === 'clear' ? { field: name, mode } : { field: name, mode, value: form[name] }
  const shown = tried && JSON.stringify(tried.of) === JSON.stringify(change) ? tried.item : undefined

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      if (error instanceof CallFailure && error.problems && error.problems.length > 0) draft.refuse(error.problems)
      setFault(error instanceof CallFailure ? error.message : '화면에 문제가 생겨 마치지 못했습니다. 다시 시도해 주세요.')
    } finally {
      setBusy(false)
    }
  }
  async function tryIt(): Promise<void> {
    if (!field) return setFault('바꿀 항목을 먼저 골라 주세요.')
    const { standing } = draft
    if (mode !== 'clear' && standing.length > 0) {
      draft.refuse(standing)
      return setFault(standing.map(({ message }) => message).join(' '))
    }
    const { value } = change
    if (mode !== 'clear' && (value === undefined || value === '' || (mode !== 'set' && Array.isArray(value) && value.length === 0)))
      return setFault('새 값을 정해 주세요. 값을 없애려면 바꾸는 방법에서 ‘비우기’를 고릅니다.')
    await attempt(async () => setTried({ of: change, item: (await call(tryRecordChange, { type: type.type, ...which, ...change })).item }))
  }
  return (
    <StudioDialog
      title="값 바꾸기"
      text={`고른 ${number(count)}개의 한 항목을 함께 바꿉니다. 게시 중인 것은 바로 방문자에게 보이고, 고치던 초안은 초안으로 남습니다.`}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Choice label="항목">
          <ChooseFilter
            label="항목"
            choices={[{ value: '', words: '바꿀 항목을 고릅니다' }, ...fields.map((one) => ({ value: one.name, words: one.title }))]}
            value={name}
            onChoose={(next) => {
              setName(next)
              setMode('set')
              setFault('')
            }}
            className="w-full font-normal"
          />
        </Choice>
        {field && (
          <Choice label="바꾸는 방법">
            <ChooseFilter label="바꾸는 방법" choices={modes} value={mode} onChoose={setMode} className="w-full font-normal" />
          </Choice>
        )}
        {field && mode !== 'clear' && (
          <FormSections label="새 값" draft={draft} target={target}>
            <FieldList key={name} pointer="" schema={alone} />
          </FormSections>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {shown && <Outcome type={type.type} item={shown} what={whatOf(schema, shown, codes)} change={change} />}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <DialogActions>
        <button type="button" className={LINE_BUTTON} onClick={onClose}>
          취소
        </button>
        {shown && shown.changed > 0 ? (
          <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void attempt(() => onSet(change))}>
            {isBusy ? '바꾸는 중입니다' : `${number(shown.changed)}개 바꾸기`}
          </button>
        ) : (
          <button type="button" className={MAIN_BUTTON} aria-disabled={isBusy} onClick={() => void tryIt()}>
            {isBusy ? '살펴보는 중입니다' : '바뀔 것 보기'}
          </button>
        )}
      </DialogActions>
    </StudioDialog>
  )
}

const Choice = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid gap-1">
    <span className="text-studio-label">{label}</span>
    {children}
  </div>
)

/** A switch and a list begin with a value; anything else waits to be filled in. */
function startOf(name: string, { type, default: start }: FieldSchema): Record<string, unknown> {
  if (type === 'array') return { [name]: [] }
  return start === undefined ? {} : { [name]: structuredClone(start) }
}

type Tried = Item<typeof tryRecordChange>

/** Says a value of the field in words: of codes and references their names. */
function whatOf(schema: FieldSchema, { names }: Pick<Tried, 'names'>, codes: Codes): (value: unknown) => string {
  const known = new Map(Object.entries(names).map(([key, name]) => [key.slice(key.indexOf(':') + 1), name]))
  for (const [code, words] of codes.get(codesOf(schema)[0] ?? '') ?? []) known.set(code, words)
  return (value) => {
    const words = valueWords(schema, value, known).replaceAll('\n', ', ')
    return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
  }
}

const AFTER = { add: '더함', remove: '뺌' } as const

interface OutcomeProps {
  type: string
  item: Tried
  what: (value: unknown) => string
  change: FieldChange
}
function Outcome({ type, item: { changed, live, same, refused, from, moreValues, some }, what, change: { mode, value } }: OutcomeProps) {
  const next = mode === 'clear' ? '비움' : mode === 'set' ? what(value) : `${what(value)} ${AFTER[mode]}`
  return (
    <div className="grid gap-2 rounded-md bg-studio-chrome px-3 py-2">
      <p className="font-medium">
        {changed > 0 ? `${number(changed)}개가 바뀝니다.` : '바뀔 것이 없습니다.'}
        {live > 0 && ` 그 가운데 ${number(live)}개는 방문자에게 바로 보입니다.`}
      </p>
      {changed > 0 && (
        <ul aria-label="지금 값과 새 값" className="grid gap-0.5">
          {from.map((one) => (
            <li key={JSON.stringify(one.value) ?? ''} className="wrap-anywhere">
              {what(one.value)} → {next} <span className="text-studio-text-mute">{number(one.count)}개</span>
            </li>
          ))}
          {moreValues > 0 && <li className="text-studio-text-mute">그 밖에 다른 값이 {number(moreValues)}가지 더 있습니다.</li>}
        </ul>
      )}
      {some.length > 0 && (
        <p className="wrap-anywhere text-studio-text-mute">
          {some.map(({ name }) => `‘${name || '이름 없음'}’`).join(', ')}
          {changed > some.length && ` 외 ${number(changed - some.length)}개`}
        </p>
      )}
      {same > 0 && <p className="text-studio-text-mute">{number(same)}개는 이미 그 값이라 그대로 둡니다.</p>}
      {refused.length > 0 && (
        <>
          <p className="text-danger">{number(refused.length)}개는 바꾸지 못합니다.</p>
          <ul aria-label="바꾸지 못하는 것" tabIndex={0} className="grid max-h-48 gap-1.5 overflow-y-auto">
            {refused.slice(0, SHOWN).map(({ id, name, why }) => (
              <li key={id}>
                <a
                  href={recordPath(type, id)}
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold wrap-anywhere underline underline-offset-4"
                >
                  {name || '이름 없음'}
                </a>
                <span className="block">{why}</span>
              </li>
            ))}
            {refused.length > SHOWN && <li className="text-studio-text-mute">그 밖에 {number(refused.length - SHOWN)}개가 더 있습니다.</li>}
          </ul>
        </>
      )}
    </div>
  )
}
