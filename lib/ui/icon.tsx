// Our own icons on a grid of 24, with one stroke of 1.5. Texts say what an icon means; screen readers skip icons.
const drawings = {
  search: 'M10.75 4.25a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5l4.75 4.75',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevron: 'M9.5 5.5L16 12l-6.5 6.5',
  arrow: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  play: 'M7.5 4.75v14.5L19.5 12 7.5 4.75Z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6',
  bookmark: 'M6.5 4.25h11v16L12 16l-5.5 4.25z',
  cart: 'M3 4.5h2.75l2.4 11h9.6l2.25-8H6.4M9.5 19.5h.01M17 19.5h.01',
  phone:
    'M8.2 4.25H5.5c-.7 0-1.25.6-1.2 1.3.5 7.6 6.55 13.65 14.15 14.15.7.05 1.3-.5 1.3-1.2v-2.7l-4.25-1.7-1.75 2.05a12.5 12.5 0 0 1-5.9-5.9L9.9 8.5z',
  external: 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17.5 14v5.5h-13v-13H10',
  expand: 'M13.5 4.5h6v6M19.5 4.5l-6.5 6.5M10.5 19.5h-6v-6M4.5 19.5l6.5-6.5',
  check: 'M5 12.5l4.75 4.75L19 7.5',
  sliders: 'M4 7h9M17.5 7H20M15.25 4.75v4.5M4 12h3.5M12 12h8M9.75 9.75v4.5M4 17h9M17.5 17H20M15.25 14.75v4.5',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.75M4.5 4.5v4.25h4.25',
  compare: 'M4.5 5.5h6v13h-6zM13.5 5.5h6v13h-6zM12 3v18',
  pin: 'M19.5 10.5c0 4.6-5 8.6-6.9 10a1 1 0 0 1-1.2 0c-1.9-1.4-6.9-5.4-6.9-10a7.5 7.5 0 0 1 15 0ZM12 8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  calculator: 'M5.5 3.75h13v16.5h-13zM8.5 7.5h7M8.75 12h.01M12 12h.01M15.25 12h.01M8.75 16h.01M12 16h.01M15.25 16h.01',
  erase: 'M9 5.5h11.25v13H9L3.5 12zM12.25 9.5l5 5M17.25 9.5l-5 5',
  eye: 'M2.5 12c2-4 5.4-6.25 9.5-6.25S19.5 8 21.5 12c-2 4-5.4 6.25-9.5 6.25S4.5 16 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.95A10.6 10.6 0 0 1 12 5.75c4.1 0 7.5 2.25 9.5 6.25a13 13 0 0 1-2.8 3.7M6.4 7.5A12.6 12.6 0 0 0 2.5 12c2 4 5.4 6.25 9.5 6.25 1.6 0 3.1-.35 4.4-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  chat: 'M4.25 5h15.5v11.5h-7.5L8 20v-3.5H4.25zM8 9h8M8 12.5h5.5',
  share: 'M12 15V3.75M7.75 7.75L12 3.5l4.25 4.25M5 12.5v7.25h14V12.5',
  download: 'M12 4v11.25M7.75 11L12 15.25 16.25 11M5 17v2.75h14V17',
  link: 'M10 14a4 4 0 0 0 6 .4l2.9-2.9a4 4 0 0 0-5.65-5.65L11.6 7.5M14 10a4 4 0 0 0-6-.4l-2.9 2.9a4 4 0 0 0 5.65 5.65l1.65-1.65',
  lock: 'M6 10.5h12v9.75H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  warning: 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5ZM12 7.75v5M12 16h.01',
} as const

export type IconName = keyof typeof drawings

interface Props {
  name: IconName
  size?: number
  /** Filled with its colour: chosen. */
  isSolid?: boolean
  className?: string
}

export function Icon({ name, size = 24, isSolid = false, className = '' }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className ? `icon ${className}` : 'icon'}
      style={isSolid ? { fill: 'currentColor' } : undefined}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
