import { CHECK } from '@/builder/ui/check'

/** Whether the person is told of the new time now. */
export const TellChoice = ({ isTold, onChange }: { isTold: boolean; onChange: (isTold: boolean) => void }) => (
  <label className="flex min-h-8 items-start gap-2 max-md:min-h-11">
    <input
      type="checkbox"
      checked={isTold}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      className={`mt-0.5 shrink-0 ${CHECK}`}
    />
    <span>
      바뀐 시간을 고객에게 알리기
      <span className="block text-studio-label font-normal text-studio-text-mute">
        문자로, 이메일을 남긴 분께는 이메일로도 보냅니다. 알리지 않으셔도 하루 전 알림은 새 시간으로 보냅니다.
      </span>
    </span>
  </label>
)
