'use client'
import { withParticle } from '@/lib/particle'
import useSWR from 'swr'
import { FIELD } from '../ui/field'
import { useEditor, useEditorState, useHead } from '../state/editor-provider'
import { listSamples, titleOfSubject } from './sample-record'

/** Selects the sample record that a page about one record is edited with. */
export function SampleStrip() {
  const editor = useEditor()
  const { subject, route = '' } = useHead()
  const sample = useEditorState((state) => state.sample)
  const { data: records, error } = useSWR<{ id: string; title: string }[], unknown>(
    subject === undefined ? null : ['samples', subject, route],
    () => listSamples(subject!, route),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (subject === undefined) return null
  const title = titleOfSubject(subject)
  return (
    <div className="flex items-center gap-2 border-b border-studio-line bg-studio-panel px-4 py-1 text-studio-body text-studio-text">
      {records && records.length > 0 ? (
        <>
          <label htmlFor="sample-record" className="shrink-0 text-studio-text-mute">
            예시로 보는 {title}
          </label>
          <select
            id="sample-record"
            value={sample ?? records[0]!.id}
            onChange={(event) => editor.store.setState({ sample: event.target.value })}
            className={`${FIELD} max-w-80`}
          >
            {records.map((record) => (
              <option key={record.id} value={record.id}>
                {record.title}
              </option>
            ))}
          </select>
        </>
      ) : (
        <p className="py-1.5 text-studio-text-mute">
          {error !== undefined
            ? `예시로 볼 ${title} 목록을 불러오지 못했습니다. 잠시 후 다시 열어 주세요.`
            : records
              ? `등록된 ${withParticle(title, '이/가')} 없어 빈 자리로 보입니다. ${withParticle(title, '을/를')} 등록하면 예시로 보입니다.`
              : '예시를 불러오는 중입니다.'}
        </p>
      )}
    </div>
  )
}
