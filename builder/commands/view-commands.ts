import { Command as CommandIcon, Eye, Keyboard, ListTree, Maximize, Minus, Plus, Slash, TriangleAlert } from 'lucide-react'
import type { Overlay } from '../state/editor'
import type { Command } from './command'
import { DEVICES } from './devices'

const ZOOMS = [0.25, 0.33, 0.5, 0.64, 0.75, 0.86, 1, 1.25, 1.5] as const

const zoom = (
  id: string,
  title: string,
  code: string,
  icon: Command['icon'],
  next: (now: number) => number | 'fit' | undefined,
): Command => ({
  id,
  title,
  group: '보기',
  shortcuts: [{ code, mod: true }],
  forLookers: true,
  ...(icon ? { icon } : {}),
  can: () => true,
  do: ({ editor }) => {
    const now = editor.state.zoom
    const zoom = next(now === 'fit' ? 1 : now)
    if (zoom === undefined) return
    editor.store.setState({ zoom })
    editor.announce(zoom === 'fit' ? '화면에 맞췄습니다.' : `${Math.round(zoom * 100)}%로 봅니다.`)
  },
})

const opens = (id: string, title: string, overlay: NonNullable<Overlay>, more: Partial<Command>): Command => ({
  id,
  title,
  group: '도움',
  can: () => true,
  do: ({ editor }) => editor.store.setState({ overlay }),
  ...more,
})

export const viewCommands: Command[] = [
  {
    id: 'preview',
    title: '미리 보기·편집 바꾸기',
    group: '보기',
    icon: Eye,
    shortcuts: [{ code: 'Period', mod: true }],
    can: ({ editor }) => editor.state.role === 'adm',
    do: ({ editor }) => {
      const mode = editor.state.mode === 'edit' ? 'preview' : 'edit'
      editor.seal()
      editor.store.setState({ mode, writing: null })
      editor.announce(mode === 'preview' ? '방문자가 보는 화면입니다.' : '편집 화면입니다.')
    },
  },
  ...DEVICES.map(([device, title], i): Command => ({
    id: `device-${device}`,
    title: `${title} 화면으로 보기`,
    group: '보기',
    shortcuts: [{ code: `Digit${i + 1}`, alt: true }],
    forLookers: true,
    words: ['기기', '너비'],
    can: ({ editor }) => editor.state.device !== device,
    do: ({ editor }) => {
      editor.store.setState({ device })
      editor.announce(`${title} 화면입니다.`)
    },
  })),
  zoom('zoom-in', '크게 보기', 'Equal', Plus, (now) => ZOOMS.find((value) => value > now)),
  zoom('zoom-out', '작게 보기', 'Minus', Minus, (now) => ZOOMS.findLast((value) => value < now)),
  zoom('zoom-fit', '화면에 맞추기', 'Digit0', Maximize, () => 'fit'),
  panel('layers', '구조 보기', 'layers', ListTree, { code: 'KeyL', alt: true }),
  panel('problems', '문제 보기', 'problems', TriangleAlert, { code: 'KeyP', alt: true }),
  opens('command-palette', '명령 찾기', 'commands', { icon: CommandIcon, shortcuts: [{ code: 'KeyK', mod: true }], forLookers: true }),
  opens('shortcuts', '단축키 보기', 'shortcuts', { icon: Keyboard, shortcuts: [{ code: 'Slash', shift: true }], forLookers: true }),
  opens('insert-slash', '블록 넣기', 'slash', {
    group: '넣기',
    icon: Slash,
    shortcuts: [{ code: 'Slash' }],
    words: ['추가', '새 블록'],
    can: ({ editor }) => editor.state.mode === 'edit',
  }),
]

function panel(
  id: string,
  title: string,
  name: 'layers' | 'problems',
  icon: Command['icon'],
  shortcut: NonNullable<Command['shortcuts']>[number],
): Command {
  return {
    id,
    title,
    group: '보기',
    shortcuts: [shortcut],
    ...(icon ? { icon } : {}),
    can: () => true,
    do: ({ editor, screen }) => {
      editor.store.setState({ panel: name })
      if (name === 'layers') screen.focus('layers')
    },
  }
}
