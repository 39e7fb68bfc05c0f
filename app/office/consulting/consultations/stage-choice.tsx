import { useId } from 'react'
import { mayMove, STAGE_WORDS, STAGES, type Stage } from '@/schemas/rules/consulting/stages'

interface StageChoiceProps {
  /** Stage of the request as it is. */
  now: Stage
  value: Stage | null
  fault: string | undefined
  onChoose: (stage: Stage) => void
}

/** All seven stages: the present one and those that cannot follow it say so, and cannot be chosen. */
export function StageChoice({ now, value, fault, onChoose }: StageChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="mb-1 text-studio-label">옮길 단계</legend>
      <div data-field="stage" tabIndex={-1} className="grid grid-cols-2 gap-x-3">
        {STAGES.map((stage) => {
          const isOpen = mayMove(now, stage)
          return (
            <label
              key={stage}
              className={`flex min-h-8 items-center gap-2 max-md:min-h-11 pointer-coarse:min-h-11 ${isOpen ? '' : 'text-studio-text-mute'}`}
            >
              <input
                type="radio"
                name={id}
                checked={value === stage}
                disabled={!isOpen}
                onChange={() => onChoose(stage)}
                className="size-4 accent-studio-select"
              />
              {STAGE_WORDS[stage]}
              {!isOpen && <span className="text-studio-label font-normal">{stage === now ? '지금 단계' : '옮길 수 없음'}</span>}
            </label>
          )
        })}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="text-studio-label font-normal text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
