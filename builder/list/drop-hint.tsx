/** Covers what files are dragged over. @param inset class of its distance from the edges. */
export const DropHint = ({ inset = 'inset-0' }: { inset?: string }) => (
  <div
    className={`pointer-events-none absolute ${inset} z-(--z-sticky) grid place-items-center rounded-md border-2 border-dashed border-studio-select bg-studio-select-soft/90 text-studio-title text-studio-select`}
  >
    여기에 놓아 올리기
  </div>
)
