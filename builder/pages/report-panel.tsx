'use client'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { editorPath } from '../state/editor-path'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { ACTS, type Entry, type Report } from './acts'

/** How many problems of one document are shown; the rest is a number, and the editor shows all. */
const SHOWN = 5

interface ReportPanelProps {
  report: Report
  onClose: () => void
  onUndo: () => void
}

/** The result of an action: every document that refused, why, and a link to fix it. It stays until it is closed. */
export function ReportPanel({ report, onClose, onUndo }: ReportPanelProps) {
  const panel = useRef<HTMLElement>(null)
  // The row that requested the action is often gone a moment later, and a closing dialog restores the focus first.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (report.isRefused || report.done.length > 0 || document.activeElement === document.body) panel.current?.focus()
    })
    return () => clearTimeout(timer)
  }, [report])
  const { title, isRefused, refused, done, undo } = report
  const Icon = isRefused ? CircleAlert : CircleCheck
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="결과"
      className={`mb-2 rounded-md border px-3.5 py-2 ${isRefused ? 'border-danger bg-danger-soft' : 'border-studio-line bg-success-soft'}`}
    >
      <div className="flex items-center gap-2">
        <Icon {...ICON} className={`shrink-0 ${isRefused ? 'text-danger' : 'text-success'}`} />
        <p className="min-w-0 flex-1 py-1.5 font-medium">{title}</p>
        {undo && (
          <button type="button" className={`${BUTTON} hover:bg-studio-panel`} onClick={onUndo}>
            {ACTS[undo.act].verb}
          </button>
        )}
        <button type="button" aria-label="결과 닫기" className={`${BUTTON} hover:bg-studio-panel`} onClick={onClose}>
          <X {...ICON} />
        </button>
      </div>
      {refused.length > 0 && (
        <ul className="mt-1 mb-1.5 flex max-h-80 flex-col gap-3 overflow-y-auto pl-6" tabIndex={0} aria-label="하지 못한 문서">
          {refused.map((entry) => (
            <Refused key={entry.document.id} entry={entry} />
          ))}
        </ul>
      )}
      {refused.length > 0 && done.length > 0 && (
        <p className="mb-1 pl-6 text-studio-text-mute">된 문서: {done.map(({ document: { title: name } }) => name).join(', ')}</p>
      )}
    </section>
  )
}

function Refused({ entry: { document, message, problems } }: { entry: Entry }) {
  return (
    <li>
      <a
        href={problems[0]?.href ?? editorPath(document.kind, document.name)}
        className="line-clamp-2 font-semibold break-all underline underline-offset-4"
      >
        {document.title}
      </a>
      <code className="line-clamp-2 font-mono text-studio-label font-normal break-all text-studio-text-mute">{document.name}</code>
      <p>{message}</p>
      {problems.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1 border-l-2 border-danger pl-2.5">
          {problems.slice(0, SHOWN).map(({ pointer, message: words, place, href }, i) => (
            <li key={`${pointer}${i}`}>
              <a href={href} className="inline-block min-h-6 underline-offset-4 hover:underline">
                {words} {place && <span className="text-studio-micro text-studio-text-mute">{place}</span>}
              </a>
            </li>
          ))}
          {problems.length > SHOWN && <li className="text-studio-text-mute">그 밖에 {problems.length - SHOWN}건이 더 있습니다.</li>}
        </ul>
      )}
    </li>
  )
}
