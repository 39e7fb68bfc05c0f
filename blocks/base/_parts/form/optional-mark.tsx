/** 선택, after the words of a label: with a space, because who hears or copies the label reads the two as one word otherwise. */
export const OptionalMark = () => (
  <>
    {' '}
    <span className="font-normal text-ink-mute">선택</span>
  </>
)
