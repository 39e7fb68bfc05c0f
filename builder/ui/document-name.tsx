/** The document that a dialog asks about: its title, and its route or name below. */
export const DocumentName = ({ title, name }: { title: string; name: string | undefined }) => (
  <p className="min-w-0">
    <span className="line-clamp-2 font-medium">{title}</span>
    {name && <code className="line-clamp-2 font-mono text-studio-label font-normal break-all text-studio-text-mute">{name}</code>}
  </p>
)
