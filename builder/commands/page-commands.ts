import { ArchiveRestore, Download, Files, History, Link, Save, Settings, Upload, Rocket } from 'lucide-react'
import { mayTouchAll } from '@/schemas/rules/base/page-scope'
import type { Command } from './command'

export const pageCommands: Command[] = [
  {
    id: 'save',
    title: '지금 저장',
    group: '페이지',
    icon: Save,
    shortcuts: [{ code: 'KeyS', mod: true }],
    can: () => true,
    do: ({ screen }) => screen.saveNow(),
  },
  {
    id: 'publish',
    title: '게시',
    group: '페이지',
    icon: Rocket,
    shortcuts: [{ code: 'Enter', mod: true }],
    words: ['배포', '공개'],
    can: () => true,
    do: ({ editor }) => editor.store.setState({ overlay: 'publish' }),
  },
  {
    id: 'open-preview',
    title: '새 창에서 미리 보기',
    group: '페이지',
    icon: Files,
    forLookers: true,
    can: ({ editor }) => editor.kind === 'page',
    do: ({ screen }) => screen.openPreview(),
  },
  {
    id: 'copy-preview-link',
    title: '미리 보기 링크 복사',
    group: '페이지',
    icon: Link,
    forLookers: true,
    words: ['공유'],
    can: ({ editor }) => editor.kind === 'page',
    do: ({ screen }) => screen.copyPreviewLink(),
  },
  {
    id: 'page-settings',
    title: '페이지 설정',
    group: '페이지',
    icon: Settings,
    shortcuts: [{ code: 'Comma', mod: true }],
    words: ['주소', '검색 정보', '틀'],
    can: () => true,
    do: ({ editor, screen }) => {
      editor.select([])
      editor.store.setState({ panel: 'page' })
      screen.focus('inspector')
    },
  },
  {
    id: 'history',
    title: '게시 이력',
    group: '페이지',
    icon: History,
    shortcuts: [{ code: 'KeyH', mod: true, shift: true }],
    words: ['이전 판', '되돌리기'],
    can: () => true,
    do: ({ editor }) => editor.store.setState({ panel: 'history' }),
  },
  {
    id: 'restore-discarded',
    title: '버린 편집 되살리기',
    group: '페이지',
    icon: ArchiveRestore,
    words: ['복구', '버리기'],
    can: ({ screen }) => screen.hasDiscarded(),
    do: ({ screen }) => screen.restoreDiscarded(),
  },
  {
    id: 'export-json',
    title: 'JSON으로 내보내기',
    group: '페이지',
    icon: Download,
    forLookers: true,
    can: () => true,
    do: ({ screen }) => screen.exportJson(),
  },
  {
    id: 'import-json',
    title: 'JSON 불러오기',
    group: '페이지',
    icon: Upload,
    // It takes the place of all that is there.
    can: ({ editor }) => mayTouchAll(editor.scope),
    mayDo: ({ editor }) => mayTouchAll(editor.scope),
    do: ({ editor }) => editor.store.setState({ overlay: 'import' }),
  },
]
