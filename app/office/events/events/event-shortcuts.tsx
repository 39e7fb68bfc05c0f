'use client'
// Beside the choice of an event: a button that creates one, and one that opens the settings of the chosen one, without leaving the page.
import { Plus, Settings2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSWRConfig } from 'swr'
import { EVENT_TEMPLATES, type EventTemplate } from '@/schemas/rules/events/event-template'
import { RECORDS_EVENT } from '@/builder/state/canvas-handle'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { BesideChoiceProps } from '@/builder/inspector/beside-choice'
import { useTarget, type Target } from '@/builder/inspector/target'

const EventSheet = lazy(async () => ({ default: (await import('./event-sheet')).EventSheet }))
const CreateEventDialog = lazy(async () => ({ default: (await import('./create-event-dialog')).CreateEventDialog }))

export function EventShortcuts({ value, onChoose }: BesideChoiceProps) {
  const target = useTarget()
  const { mutate } = useSWRConfig()
  const [isCreating, setCreating] = useState(false)
  const [opened, setOpened] = useState<number | null>(null)
  const chosen = typeof value === 'number' ? value : null
  const changed = () => {
    void mutate((key) => Array.isArray(key) && key[0] === 'source' && String(key[1]).startsWith('events'))
    dispatchEvent(new Event(RECORDS_EVENT))
  }
  return (
    <div className="flex flex-wrap gap-1.5 pt-1">
      {!target.isReadOnly && (
        <button type="button" className={LINE_BUTTON} onClick={() => setCreating(true)}>
          <Plus {...ICON} size={14} />새 이벤트
        </button>
      )}
      {chosen !== null && (
        <button type="button" className={LINE_BUTTON} onClick={() => setOpened(chosen)}>
          <Settings2 {...ICON} size={14} />
          이벤트 설정
        </button>
      )}
      <Suspense fallback={null}>
        {isCreating && (
          <CreateEventDialog
            eventType={templateOfBlock(target)}
            onClose={() => setCreating(false)}
            onCreated={(eventSeq) => {
              setCreating(false)
              onChoose(eventSeq)
              changed()
              setOpened(eventSeq)
            }}
          />
        )}
        {opened !== null && (
          <EventSheet
            eventSeq={opened}
            role={target.isReadOnly ? 'mng' : 'adm'}
            staffId={target.editor?.staffId ?? ''}
            onClose={() => setOpened(null)}
            onSaved={changed}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The template of the selected block: `event-quiz-choice` has quizChoice. */
function templateOfBlock({ editor, ids }: Target): EventTemplate {
  const type = editor?.node(ids[0] ?? '')?.block.type ?? ''
  const name = type.replace(/^event-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return EVENT_TEMPLATES.find((template) => template === name) ?? 'default'
}
