interface TitleLinkProps {
  /** Undefined where it leads nowhere. */
  href: string | undefined
  title: string
  /** One line, cut at its end; whole without it. */
  isCut?: boolean
}

/** The name of a row, and the way to it: large enough for a thumb on a phone. */
export function TitleLink({ href, title, isCut = false }: TitleLinkProps) {
  const cut = isCut ? 'md:truncate max-md:line-clamp-3' : 'wrap-anywhere'
  if (!href) return <span className={`block text-studio-title tracking-tight ${cut}`}>{title}</span>
  const touch = isCut ? 'max-md:border-y-10 max-md:border-transparent' : 'max-md:py-2.5'
  return (
    <a
      href={href}
      data-cell="title"
      title={isCut ? title : undefined}
      className={`block text-studio-title tracking-tight underline-offset-4 hover:underline ${cut} max-md:-my-2.5 ${touch} max-md:text-body max-md:font-semibold`}
    >
      {title}
    </a>
  )
}
