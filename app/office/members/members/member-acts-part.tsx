import { DESTROY_BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { DetailPart } from '../../_parts/detail-part'
import type { ActWords } from './member-acts'

interface MemberActsPartProps {
  acts: readonly ActWords[]
  onAct: (act: ActWords) => void
}

/** What may be done with the account, each with what it does, after everything that is read before. */
export const MemberActsPart = ({ acts, onAct }: MemberActsPartProps) =>
  acts.length > 0 && (
    <div className="mt-10 border-t border-studio-line pt-6">
      <DetailPart id="acts" title="계정 다루기">
        <ul className="divide-y divide-studio-100">
          {acts.map((act) => (
            <li key={act.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <button
                type="button"
                className={`${act.id === 'erase' || act.id === 'block' ? DESTROY_BUTTON : LINE_BUTTON} min-w-44`}
                onClick={() => onAct(act)}
              >
                <act.icon {...ICON} />
                {act.words}
              </button>
              <span className="min-w-0 flex-1 basis-56 text-studio-text-mute">{act.text}</span>
            </li>
          ))}
        </ul>
      </DetailPart>
    </div>
  )
