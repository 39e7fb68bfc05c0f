'use client'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { DEVICES, type Show } from '@/schemas/page/document'
import type { Op } from '@/schemas/page/ops'
import { mayFill } from '../state/may-handle'
import { useEditor } from '../state/editor-provider'
import { labelOf } from '../state/label-of'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { SEGMENTS } from '../ui/segment'
import { Segments } from './choice-input'
import { FieldFrame } from './field-frame'
import { MomentControl } from './moment-control'
import { useProblems, type FieldWords } from './problems-of-fields'
import { toSeoul } from '../moment/to-seoul'
import { Toggle } from './switch-input'
import { given } from './target'
import { MIXED_WORDS, WRONG } from './text-input'
import { useTypedText } from './use-typed-text'

type Device = (typeof DEVICES)[number]
const DEVICE = {
  mobile: { title: '모바일', Icon: Smartphone },
  tablet: { title: '태블릿', Icon: Tablet },
  pc: { title: 'PC', Icon: Monitor },
}
const TO = [
  { value: 'all', label: '모두' },
  { value: 'visitor', label: '방문자' },
  { value: 'member', label: '회원' },
]

interface State {
  show: Show
  isLocked: boolean
  name: string
}

/** When and to whom blocks are shown, their names in the builder, and their lock. */
export function ShowTab({ ids }: { ids: readonly string[] }) {
  const editor = useEditor()
  const states = useStates(ids)
  const isBarred = (field: string): boolean => editor.state.role === 'mng' || !mayFill(editor, ids, field)
  const isReadOnly = isBarred('~show')
  // A period that ends before it begins is reported at its end.
  const problems = useProblems('#show').filter(({ keyword }) => keyword !== 'window')

  const whose = ids.length === 1 ? labelOf(editor.node(ids[0]!)) : `블록 ${ids.length}개`
  const edit = (what: string, key: string | undefined, opOf: (id: string, state: State) => Op): void => {
    const ops = ids.map((id, i) => opOf(id, states[i]!))
    editor.edit(`${whose} ${what}`, ops, key === undefined ? {} : { key: `${key}:${ids.join(',')}` })
  }
  const setShow = (what: string, change: Partial<Record<keyof Show, unknown>>, key?: string) =>
    edit(what, key, (id, { show }) => {
      const next = Object.fromEntries(Object.entries({ ...show, ...change }).filter(([, value]) => value !== undefined))
      return { op: 'setField', id, field: 'show', ...given(Object.keys(next).length > 0 ? next : undefined) }
    })

  const shownOn = (device: Device) => states.filter(({ show }) => !show.on || show.on.includes(device)).length
  const toggle = (device: Device): void => {
    const isOn = shownOn(device) === states.length
    const rests = states.map(({ show }) => DEVICES.filter((one) => (one === device ? !isOn : (show.on ?? DEVICES).includes(one))))
    if (rests.some((rest) => rest.length === 0)) {
      editor.announce('기기를 하나는 남겨야 합니다. 보이지 않게 하려면 블록을 지우거나 기간을 정해 주세요.')
      return
    }
    edit(`${DEVICE[device].title}에서 ${isOn ? '숨기기' : '보이기'}`, undefined, (id, { show }) => {
      const rest = rests[ids.indexOf(id)]!
      const { on: _on, ...others } = show
      const next = rest.length === DEVICES.length ? others : { ...show, on: rest }
      return { op: 'setField', id, field: 'show', ...given(Object.keys(next).length > 0 ? next : undefined) }
    })
  }

  const common = <T,>(read: (state: State) => T): T | undefined => {
    const [first, ...others] = states.map(read)
    return others.every((value) => value === first) ? first : undefined
  }
  const to = common(({ show }) => show.to ?? 'all')
  const isLocked = common((state) => state.isLocked)
  const onlyOne = DEVICES.filter((device) => shownOn(device) > 0).length === 1
  const hasAudience = states.some(({ show }) => show.to !== undefined)

  return (
    <div className="flex flex-col gap-3.5 p-3.5">
      {ids.length === 1 && <NameField id={ids[0]!} name={states[0]!.name} isReadOnly={isBarred('~name')} />}
      <FieldFrame pointer="/show/on" title="기기" help={onlyOne ? '기기를 하나는 남겨야 합니다.' : undefined} words={problems}>
        {({ id, 'aria-labelledby': labelledBy }) => (
          <div id={id} role="group" aria-labelledby={labelledBy} className={SEGMENTS}>
            {DEVICES.map((device) => {
              const { title, Icon } = DEVICE[device]
              const count = shownOn(device)
              return (
                <button
                  key={device}
                  type="button"
                  disabled={isReadOnly}
                  aria-pressed={count === 0 ? false : count === states.length ? true : 'mixed'}
                  onClick={() => toggle(device)}
                  className="flex h-7 flex-1 items-center justify-center gap-1.5 rounded-sm font-medium text-studio-text-mute hover:bg-studio-200 aria-[pressed=false]:line-through aria-pressed:bg-studio-panel aria-pressed:text-studio-text aria-pressed:shadow-[0_1px_2px_var(--color-studio-300)] max-md:h-11 pointer-coarse:h-11"
                >
                  <Icon {...ICON} size={14} />
                  {title}
                </button>
              )
            })}
          </div>
        )}
      </FieldFrame>
      <FieldFrame
        pointer="/show/to"
        title="보는 사람"
        help={hasAudience ? '로그인에 따라 달라지는 블록이 있으면 이 페이지는 방문할 때마다 새로 그립니다.' : undefined}
        words={[]}
      >
        {(aria) => (
          <Segments
            aria={aria}
            choices={TO}
            value={to ?? null}
            isReadOnly={isReadOnly}
            choose={(next) => setShow('보는 사람 바꾸기', { to: next === 'all' ? undefined : next })}
          />
        )}
      </FieldFrame>
      <Moment
        title="보이기 시작"
        pointer="/show/from"
        states={states}
        isReadOnly={isReadOnly}
        words={[]}
        read={({ show }) => show.from ?? undefined}
        write={(value) => setShow('보이기 시작 바꾸기', { from: value }, 'show:from')}
      />
      <Moment
        title="보이기 끝"
        pointer="/show/until"
        states={states}
        isReadOnly={isReadOnly}
        words={isBackwards(states) ? [{ severity: 'warning', message: '시작보다 이릅니다. 이대로면 보이지 않습니다.' }] : []}
        read={({ show }) => show.until ?? undefined}
        write={(value) => setShow('보이기 끝 바꾸기', { until: value }, 'show:until')}
      />
      <FieldFrame pointer="/locked" title="잠그기" help="잠근 블록은 옮기거나 지울 수 없습니다." words={[]} inLine>
        {(aria) => (
          <span className="flex items-center gap-2">
            {isLocked === undefined && <span className="text-studio-micro text-studio-text-mute">{MIXED_WORDS}</span>}
            <Toggle
              aria={aria}
              isOn={isLocked === true}
              isReadOnly={isBarred('~locked')}
              onChange={(next) =>
                edit(next ? '잠그기' : '풀기', undefined, (id) => ({ op: 'setField', id, field: 'locked', ...given(next || undefined) }))
              }
            />
          </span>
        )}
      </FieldFrame>
    </div>
  )
}

const isBackwards = (states: readonly State[]): boolean =>
  states.some(({ show: { from, until } }) => from && until && Date.parse(until) <= Date.parse(from))

/** The states of several blocks that this tab shows; renders again only when one changes. */
function useStates(ids: readonly string[]): State[] {
  const editor = useEditor()
  const read = (): string =>
    JSON.stringify(
      ids.map((id): State => {
        const block = editor.node(id)?.block
        return { show: block?.show ?? {}, isLocked: block?.locked === true, name: block?.name ?? '' }
      }),
    )
  const text = useSyncExternalStore(
    (listener) => {
      const leave = ids.map((id) => editor.subscribeNode(id, listener))
      return () => leave.forEach((one) => one())
    },
    read,
    read,
  )
  return JSON.parse(text) as State[]
}

function NameField({ id, name, isReadOnly }: { id: string; name: string; isReadOnly: boolean }) {
  const editor = useEditor()
  const typed = useTypedText(
    name,
    String,
    (text) => ([...text].length > 80 ? { refusal: '이름은 80자까지 입력할 수 있습니다.' } : { value: text.normalize('NFC') }),
    (value) => {
      editor.edit('이름 바꾸기', [{ op: 'setField', id, field: 'name', ...given(value === '' ? undefined : value) }], { key: `name:${id}` })
      return editor.node(id)?.block.name ?? ''
    },
  )
  return (
    <FieldFrame
      pointer="/name"
      title="이름"
      help="편집하는 사람에게만 보입니다."
      words={typed.refusal ? [{ severity: 'error', message: typed.refusal }] : []}
    >
      {(aria) => (
        <input
          {...aria}
          {...typed.composition}
          type="text"
          autoComplete="off"
          value={typed.text}
          placeholder={labelOf(editor.node(id))}
          readOnly={isReadOnly}
          onChange={(event) => typed.change(event.target.value)}
          onBlur={() => {
            typed.leave()
            editor.seal()
          }}
          className={`${FIELD} ${WRONG}`}
        />
      )}
    </FieldFrame>
  )
}

interface MomentProps {
  title: string
  pointer: string
  states: readonly State[]
  isReadOnly: boolean
  words: readonly FieldWords[]
  read: (state: State) => string | undefined
  write: (iso: string | undefined) => void
}

/** A moment in Seoul time. A half-typed date stays in the field. */
function Moment({ title, pointer, states, isReadOnly, words, read, write }: MomentProps) {
  const editor = useEditor()
  const help = useId()
  const values = [...new Set(states.map(read))]
  const value = values.length === 1 ? values[0] : undefined
  const isUnread = value !== undefined && toSeoul(value) === ''
  return (
    <FieldFrame
      pointer={pointer}
      title={title}
      words={isUnread ? [{ severity: 'error', message: '읽을 수 없는 시각이 들어 있습니다. 다시 입력해 주세요.' }] : words}
    >
      {(aria) => (
        <>
          <MomentControl
            kind="moment"
            aria={{ ...aria, 'aria-describedby': [aria['aria-describedby'], help].filter(Boolean).join(' ') }}
            title={title}
            value={value}
            isReadOnly={isReadOnly}
            isClearable={values.some((one) => one !== undefined)}
            write={write}
            seal={() => editor.seal()}
          />
          <p id={help} className="text-studio-micro text-studio-text-mute">
            {values.length > 1 ? `${MIXED_WORDS}. 입력하면 모두 바뀝니다.` : '서울 시각입니다. 비우면 정하지 않습니다.'}
          </p>
        </>
      )}
    </FieldFrame>
  )
}
