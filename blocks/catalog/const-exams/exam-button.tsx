'use client'

/** The whole card opens the example; what it shows comes when it is asked for. */
export function ExamButton({ seq, title }: { seq: number; title: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => void import('./open-exam').then(({ openExam }) => openExam(seq, title))}
      className="stretched text-left text-pretty"
    >
      {title}
    </button>
  )
}
