'use client'

interface PersonalCheckProps {
  isPersonal: boolean
  onChange: (isPersonal: boolean) => void
  /** What then stands in the file. */
  text: string
}

/** Whether a file of records has personal data in it. */
export function PersonalCheck({ isPersonal, onChange, text }: PersonalCheckProps) {
  return (
    <label className="flex min-h-8 items-start gap-2 max-md:min-h-11">
      <input
        type="checkbox"
        checked={isPersonal}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0 accent-studio-select max-md:size-5"
      />
      <span>
        개인정보 포함
        <span className="block text-studio-label font-normal text-studio-text-mute">{text} 일을 마치면 파일을 지워 주세요.</span>
      </span>
    </label>
  )
}
