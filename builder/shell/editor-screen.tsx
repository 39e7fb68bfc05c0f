'use client'
import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'
import { listRoutes } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { DragLayer } from '../drag/drag-layer'
import { BesideChoice, type BesideChoices } from '../inspector/beside-choice'
import { loadValidators } from '../problems/load-validators'
import { followLinks } from '../problems/follow-links'
import { readPalette } from '../problems/read-palette'
import { SaverProvider } from '../save/saver-provider'
import { EditorProvider } from '../state/editor-provider'
import { EditorLayout } from './editor-layout'
import { EditorLoading } from './editor-loading'
import { jumpToPointer } from './jump-to-problem'
import { openSession, type EditorSession, type SessionInput } from './open-session'
import { ScreenProvider } from './screen'
import { MAIN_BUTTON } from '../ui/button'
import { CHROME } from '../ui/chrome'

interface EditorScreenProps extends SessionInput {
  /** Components below the choice of a record, by the source of the choice. */
  besideChoice: BesideChoices
}

/** The editor of one document, starting from its draft. */
export function EditorScreen({ besideChoice, ...input }: EditorScreenProps) {
  const [session, setSession] = useState<EditorSession | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [first] = useState(input)

  useEffect(() => {
    let isHere = true
    loadValidators().then(
      () => isHere && setSession(openSession(first)),
      () => isHere && setSession('failed'),
    )
    return () => void (isHere = false)
  }, [first, attempt])

  if (session === null) return <EditorLoading />
  if (session === 'failed')
    return (
      <main id="main" className={`${CHROME} grid min-h-dvh place-items-center bg-studio-chrome p-6`}>
        <div className="max-w-90 text-center">
          <h1 className="text-studio-title">편집기를 열지 못했습니다.</h1>
          <p className="mt-1 text-studio-text-mute">블록의 형식을 불러오지 못했습니다. 네트워크 연결을 확인한 뒤 다시 시도해 주세요.</p>
          <button
            type="button"
            className={`${MAIN_BUTTON} mt-4`}
            onClick={() => {
              setSession(null)
              setAttempt(attempt + 1)
            }}
          >
            다시 열기
          </button>
        </div>
      </main>
    )
  return (
    <BesideChoice value={besideChoice}>
      <OpenEditor session={session} name={input.draft.name} />
    </BesideChoice>
  )
}

function OpenEditor({ session, name }: { session: EditorSession; name: string }) {
  const { editor, screen, saver } = session
  useEffect(() => session.mount(), [session])
  useEffect(() => {
    const pointer = new URLSearchParams(location.search).get('problem')
    if (pointer !== null) jumpToPointer(editor, pointer)
  }, [editor])
  useEffect(() => {
    screen.problems.learn({ palette: readPalette(document) })
    // Without the list of paths links are not checked.
    void call(listRoutes, {}).then(
      ({ items }) => screen.problems.learn({ routes: items.map(({ route }) => route) }),
      () => undefined,
    )
    return followLinks(editor, screen.problems)
  }, [screen, editor])
  return (
    <EditorProvider editor={editor}>
      <SaverProvider saver={saver}>
        <ScreenProvider screen={screen}>
          <Tooltip.Provider delay={500}>
            <DragLayer>
              <EditorLayout name={name} session={session} />
            </DragLayer>
          </Tooltip.Provider>
        </ScreenProvider>
      </SaverProvider>
    </EditorProvider>
  )
}
