import { EyeOff } from 'lucide-react'

/** Stands where visitors see nothing now, so that the block can be chosen: its name and the reason. */
export function BlankNote({ label, words }: { label: string; words: string }) {
  return (
    <div role="note" className="w-full p-2 text-left [zoom:var(--unscale,1)] text-studio-body text-studio-text">
      <div className="flex items-center gap-3 rounded-md border border-dashed border-studio-field bg-studio-panel px-4 py-3">
        <EyeOff size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-studio-text-mute" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{label}</p>
          <p className="text-studio-text-mute">{words}</p>
        </div>
      </div>
    </div>
  )
}
