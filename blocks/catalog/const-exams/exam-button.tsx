'use client'

/** The whole card opens the example, which is loaded on demand. */
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
