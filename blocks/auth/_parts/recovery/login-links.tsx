import { mirrored } from './mirrored'

/** Secondary links below a recovery: the other recovery, and the log-in page. */
export function LoginLinks({ links, path }: { links: readonly (readonly [label: string, href: string])[]; path: string }) {
  const all = [...links, ['로그인', mirrored('/login', path)] as const]
  return (
    <ul className="mt-4 flex justify-center gap-x-2 text-small text-ink-soft">
      {all.map(([label, href]) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
