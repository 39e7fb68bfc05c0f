'use client'
import { ArrowLeft, Eye, PenLine } from 'lucide-react'
import { useId, useState } from 'react'
import { useEditor, useEditorState } from '../state/editor-provider'
import { CommandButton } from './command-button'
import { DeviceSwitch, ScaleMenu } from './device-switch'
import type { Room } from './screen'
import { fromSeoul, toSeoul } from '../moment/to-seoul'
import { MomentField } from '../moment/moment-field'
import { BUTTON, MAIN_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { SEGMENT, SEGMENTS } from '../ui/segment'

/** The toolbar of the preview: the device, the viewer, the moment, and the way back to editing. */
export function PreviewStrip({ room }: { room: Room }) {
  const editor = useEditor()
  const role = useEditorState((state) => state.role)
  const seenBy = useEditorState((state) => state.seenBy)
  return (
    <header
      aria-label="미리 보기"
      className="flex min-h-13 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-studio-line bg-studio-panel px-3 py-1 max-md:px-1"
    >
      {role === 'mng' ? (
        <>
          <a href="/ice_builder" aria-label="목록으로" className={BUTTON}>
            <ArrowLeft {...ICON} />
          </a>
          <h1 className="max-w-60 min-w-0 truncate max-md:flex-1 text-studio-title tracking-tight">{editor.tree.head.title}</h1>
          <span className="inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-full bg-studio-100 px-2 text-studio-label text-studio-800">
            <Eye {...ICON} size={14} />
            미리 보기 전용
          </span>
        </>
      ) : (
        <h1 className="px-1 text-studio-title max-md:sr-only">미리보기</h1>
      )}
      {room !== 'phone' && (
        <>
          <DeviceSwitch />
          <ScaleMenu />
        </>
      )}
      <div role="group" aria-label="누가 보는지" className={SEGMENTS}>
        {(['visitor', 'member'] as const).map((who) => (
          <button
            key={who}
            type="button"
            aria-pressed={seenBy === who}
            onClick={() => editor.store.setState({ seenBy: who })}
            className={SEGMENT}
          >
            {who === 'visitor' ? '방문자' : '회원'}
          </button>
        ))}
      </div>
      <Moment />
      {role !== 'mng' && (
        <CommandButton id="preview" words="편집으로 돌아가기" className={`${MAIN_BUTTON} ml-auto`}>
          <PenLine {...ICON} />
          {room === 'phone' ? '편집' : '편집으로 돌아가기'}
        </CommandButton>
      )}
    </header>
  )
}

/** The moment of the preview: what opens next week can be seen today. In Seoul time, whatever this computer's zone. */
function Moment() {
  const editor = useEditor()
  const moment = useEditorState((state) => state.moment)
  const [isOther, setOther] = useState(moment !== null)
  const id = useId()
  return (
    <div role="group" aria-label="언제 보는지" className="flex items-center gap-1.5 max-md:contents">
      <div className={SEGMENTS}>
        <button
          type="button"
          aria-pressed={!isOther}
          onClick={() => {
            setOther(false)
            editor.store.setState({ moment: null })
          }}
          className={SEGMENT}
        >
          지금
        </button>
        <button
          type="button"
          aria-pressed={isOther}
          onClick={() => {
            setOther(true)
            if (moment === null) editor.store.setState({ moment: new Date().toISOString() })
          }}
          className={SEGMENT}
        >
          다른 시각
        </button>
      </div>
      {isOther && (
        <div className="flex min-w-0 items-center gap-1.5 max-md:order-last max-md:w-full">
          <label htmlFor={id} className="shrink-0 text-studio-label font-normal text-studio-text-mute">
            보는 시각
          </label>
          <MomentField
            kind="moment"
            aria={{ id }}
            title="보는 시각"
            value={toSeoul(moment ?? new Date().toISOString())}
            onChange={(value) => {
              const iso = fromSeoul(value)
              if (iso) editor.store.setState({ moment: new Date(iso).toISOString() })
            }}
            className="flex-1 md:w-84"
          />
        </div>
      )}
    </div>
  )
}
