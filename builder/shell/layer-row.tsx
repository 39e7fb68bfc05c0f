'use client'
import { Menu } from '@base-ui/react/menu'
import { withParticle } from '@/lib/particle'
import { Check, ChevronDown, ChevronRight, Eye, EyeOff, Lock, LockOpen, RefreshCw } from 'lucide-react'
import { memo, useRef, type KeyboardEvent } from 'react'
import { DEVICES } from '@/schemas/page/document'
import type { TreeNode } from '@/schemas/page/tree'
import { runCommand } from '../commands/commands'
import { useBlockDrag } from '../drag/use-block-drag'
import { useEditor, useEditorState, useNode } from '../state/editor-provider'
import type { Device } from '../state/editor'
import { mayChange, mayHandle } from '../state/may-handle'
import { labelOf } from '../state/label-of'
import { BlockIcon } from '../ui/block-icon'
import { excerptOf } from '../state/excerpt-of'
import type { LayerRow as Row } from './layer-rows'
import { useProblemCount } from '../problems/problems-provider'
import { useScreen } from './screen'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'

const DEVICE_WORDS = { mobile: '휴대전화', tablet: '태블릿', pc: 'PC' } as const
type DeviceName = keyof typeof DEVICE_WORDS

/** The kind of device of a width. */
export const deviceName = (device: Device): DeviceName => (device === 'free' || device >= 1024 ? 'pc' : device >= 480 ? 'tablet' : 'mobile')

const hiddenOn = (node: TreeNode): DeviceName[] => {
  const on = node.block.show?.on
  return on ? DEVICES.filter((name) => !on.includes(name)) : []
}

interface Props {
  row: Row
  domId: string
  isCurrent: boolean
  hasFocus: boolean
  /** In pixels: plain numbers, so that a line that does not move is not rendered again. */
  top: number
  height: number
  onFold: (id: string, fold: boolean) => void
  onRenamed: () => void
}

/** One line of the tree. It subscribes to its own block alone, so that typing on a page of thousands of blocks renders one line. */
export const LayerRow = memo(function LayerRow({ row, domId, isCurrent, hasFocus, top, height, onFold, onRenamed }: Props) {
  const { id, level, hasChildren, expanded, size, position, slotTitle } = row
  const node = useNode(id)
  // The blocks dragged with this line: the whole selection, if it contains this one.
  const together = useEditorState((state) => (state.selection.includes(id) ? state.selection : null))
  const isSelected = together !== null
  const isHovered = useEditorState((state) => state.hover === id)
  const isRenaming = useEditorState(({ requestedField }) => requestedField?.id === id && requestedField.path === '#name')
  const device = useEditorState((state) => deviceName(state.device))
  const editor = useEditor()
  const { errors, warnings } = useProblemCount(id)
  const isBarred = !mayHandle(editor, id)
  const { ref, listeners, isDragging } = useBlockDrag(together ?? [id], {
    keyboard: false,
    disabled: isRenaming || node?.block.locked === true || isBarred,
  })
  if (!node) return null

  const label = labelOf(node)
  const excerpt = excerptOf(node)
  const hidden = hiddenOn(node)
  const isSynced = node.block.type === 'fragment'
  const states = [
    hidden.length > 0 && `${hidden.map((name) => DEVICE_WORDS[name]).join('·')}에서 숨김`,
    node.block.locked && '잠김',
    isBarred && (mayChange(editor, id) ? '정해진 항목만 고칠 수 있음' : '이 역할로 고칠 수 없음'),
    isSynced && '공통 조각',
    errors > 0 && `오류 ${errors}개`,
    warnings > 0 && `주의 ${warnings}개`,
  ].filter(Boolean)

  return (
    <div
      ref={ref}
      {...listeners}
      id={domId}
      role="treeitem"
      aria-level={level}
      aria-setsize={size}
      aria-posinset={position}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? expanded : undefined}
      aria-label={[excerpt === '' ? label : `${label} ${excerpt}`, ...states].join(', ')}
      data-row={id}
      onPointerEnter={() => editor.store.setState({ hover: id })}
      onPointerLeave={() => editor.state.hover === id && editor.store.setState({ hover: null })}
      style={{ height, transform: `translateY(${top}px)`, paddingLeft: 8 + (level - 1) * 16 }}
      className={[
        'group absolute inset-x-0 top-0 flex items-center gap-1.75 pr-2 select-none',
        isSelected
          ? 'bg-studio-select-soft font-semibold text-studio-select shadow-[inset_2px_0_0_var(--color-studio-select)]'
          : isHovered
            ? 'bg-studio-chrome'
            : '',
        !isSelected && (hidden.includes(device) ? 'text-studio-text-mute' : 'text-studio-800'),
        isDragging ? 'opacity-50' : '',
        isCurrent && hasFocus ? 'outline-2 -outline-offset-2 outline-studio-select' : '',
      ].join(' ')}
    >
      {hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          data-twisty
          onClick={(event) => {
            event.stopPropagation()
            onFold(id, expanded)
          }}
          className="-mx-1 grid h-full w-5.5 shrink-0 place-items-center rounded-sm text-studio-text-mute max-md:-mx-2 max-md:w-8"
        >
          {expanded ? <ChevronDown {...ICON} size={14} /> : <ChevronRight {...ICON} size={14} />}
        </button>
      ) : (
        <span className="w-3.5 shrink-0" />
      )}
      <BlockIcon
        type={node.block.type}
        opaque={node.opaque}
        className={`shrink-0 ${isSelected ? '' : node.opaque ? 'text-warning' : 'text-studio-text-mute'}`}
      />
      {isRenaming ? (
        <NameField node={node} label={label} onDone={onRenamed} />
      ) : (
        <span className="min-w-0 flex-1 truncate">
          {label}
          {slotTitle !== undefined && (
            <span className="ml-1.5 rounded-sm bg-studio-100 px-1 text-studio-micro font-normal text-studio-text-mute">{slotTitle}</span>
          )}
          {excerpt !== '' && <span className="ml-1.5 text-studio-label font-normal text-studio-text-mute">{excerpt}</span>}
        </span>
      )}
      {!isRenaming && isBarred && (
        <span
          title={mayChange(editor, id) ? '정해진 항목만 고칠 수 있습니다.' : '이 역할로 고칠 수 없는 블록입니다.'}
          className="grid size-6 shrink-0 place-items-center text-studio-text-mute"
        >
          <Lock {...ICON} size={14} />
        </span>
      )}
      {!isRenaming && !isBarred && <RowTools node={node} isSelected={isSelected} />}
      {isSynced && <RefreshCw {...ICON} size={14} className="shrink-0 text-studio-text-mute" />}
      {errors + warnings > 0 && (
        <span
          aria-hidden
          className={`h-4.5 min-w-4.5 shrink-0 rounded-full px-1 text-center text-studio-micro leading-4.5 font-semibold ${
            errors > 0 ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning'
          }`}
        >
          {errors + warnings}
        </span>
      )}
    </div>
  )
}, isSameLine)

/** Rows are rebuilt at every structural change; most of them are equal to the earlier ones. */
function isSameLine({ row: a, ...before }: Props, { row: b, ...now }: Props): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof Row)[]
  return (
    names.every((name) => a[name] === b[name]) && (Object.keys(now) as (keyof typeof now)[]).every((name) => before[name] === now[name])
  )
}

/** Hide and lock buttons: visible when they are active, or on hover. By keyboard they are in the menu of the row. */
const RowTools = memo(function RowTools({ node, isSelected }: { node: TreeNode; isSelected: boolean }) {
  const hidden = hiddenOn(node)
  const editor = useEditor()
  const { context } = useScreen()
  if (node.opaque || editor.state.role === 'mng') return null
  const run = (command: string) => {
    if (!editor.state.selection.includes(node.id)) editor.select([node.id])
    runCommand(command, context)
  }
  const isLocked = node.block.locked === true
  // A touch screen has no hover: there the buttons belong to the selected line.
  const onHover = `opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-popup-open:opacity-100 ${isSelected ? 'max-md:opacity-100' : 'max-md:hidden'}`
  const tool = 'grid size-6 shrink-0 place-items-center rounded-sm hover:bg-studio-200 max-md:size-11'
  const colour = isSelected ? '' : 'text-studio-text-mute'
  return (
    <span className="-my-1 flex items-center" onClick={stop} onPointerDown={stop} onTouchStart={stop}>
      <Menu.Root>
        <Menu.Trigger
          tabIndex={-1}
          aria-label={`${labelOf(node)} 보일 기기`}
          className={`${tool} ${colour} ${hidden.length > 0 ? '' : onHover}`}
        >
          {hidden.length > 0 ? <EyeOff {...ICON} size={14} /> : <Eye {...ICON} size={14} />}
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner side="bottom" align="end" sideOffset={4} className="z-(--z-overlay)">
            <Menu.Popup className={`${POPUP} min-w-40 p-1`}>
              <Menu.Group>
                <Menu.GroupLabel className="px-2 py-1 text-studio-label text-studio-text-mute">보일 기기</Menu.GroupLabel>
                {DEVICES.map((name) => (
                  <Menu.CheckboxItem
                    key={name}
                    checked={!hidden.includes(name)}
                    closeOnClick={false}
                    onCheckedChange={() => run(`hide-on-${name}`)}
                    className={MENU_ITEM}
                  >
                    <span className="grid size-4 place-items-center">
                      <Menu.CheckboxItemIndicator>
                        <Check {...ICON} />
                      </Menu.CheckboxItemIndicator>
                    </span>
                    {DEVICE_WORDS[name]}
                  </Menu.CheckboxItem>
                ))}
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${labelOf(node)} ${isLocked ? '잠금 풀기' : '잠그기'}`}
        onClick={() => run('lock')}
        className={`${tool} ${colour} ${isLocked ? '' : onHover}`}
      >
        {isLocked ? <Lock {...ICON} size={14} /> : <LockOpen {...ICON} size={14} />}
      </button>
    </span>
  )
})

const stop = (event: { stopPropagation: () => void }): void => event.stopPropagation()

/** Edits the name in place. The field has its own text, so that no syllable is lost; Enter and blur save it, Escape does not. */
function NameField({ node, label, onDone }: { node: TreeNode; label: string; onDone: () => void }) {
  const editor = useEditor()
  const isOver = useRef(false)

  function finish(value: string | null): void {
    if (isOver.current) return
    isOver.current = true
    const name = value?.normalize('NFC').trim().slice(0, 80)
    if (name !== undefined && name !== (node.block.name ?? '')) {
      const op = { op: 'setField', id: node.id, field: 'name', ...(name === '' ? {} : { value: name }) } as const
      if (editor.edit(`${label} 이름 바꾸기`, [op]))
        editor.announce(name === '' ? '이름을 지웠습니다.' : `이름을 ${withParticle(name, '으로/로')} 바꿨습니다.`)
    }
    editor.store.setState({ requestedField: null })
    onDone()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.code === 'Enter' || event.code === 'NumpadEnter') finish(event.currentTarget.value)
    else if (event.code === 'Escape') finish(null)
    else return
    event.preventDefault()
  }

  return (
    <input
      ref={focusAndSelect}
      aria-label={`${label} 이름`}
      defaultValue={node.block.name ?? ''}
      placeholder={label}
      maxLength={80}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value)}
      onPointerDown={stop}
      onTouchStart={stop}
      onClick={stop}
      onDoubleClick={stop}
      className="h-6 min-w-0 flex-1 rounded-sm border border-studio-select bg-studio-panel px-1 font-normal text-studio-text outline-none max-md:h-9 max-md:text-body"
    />
  )
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
