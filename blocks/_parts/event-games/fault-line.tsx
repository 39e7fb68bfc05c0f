import { Icon } from '@/lib/ui/icon'

/** What is wrong with an answer, said where the answer stands. Its place is there before, so that it is heard when it comes. */
export function FaultLine({ id, text, place = 'mt-4 justify-center' }: { id: string; text: string | undefined; place?: string }) {
  return (
    <p id={id} role="alert" className={`flex gap-1.5 text-small text-danger empty:hidden ${place}`}>
      {text && (
        <>
          <Icon name="warning" size={18} className="mt-0.5" />
          {text}
        </>
      )}
    </p>
  )
}
