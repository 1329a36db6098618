// The header of every page: the sections of the app, and on the right the account, the settings and the theme. On a phone the sections are a
// bar at the bottom of the screen. At a table, which needs the room, they are left out there.
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { focusMain } from '../../shared/browser/focus'
import { hasServer } from '../../shared/browser/has_server'
import { useLazy } from '../../shared/browser/hooks'
import { setTheme, theme } from '../../shared/browser/theme'
import { words } from '../../shared/messages'
import { Icon } from './icon'

const say = words.frame

type Section = keyof typeof say.sections
/** The lines of the icons. */
const icons = {
  play: 'M7 4.5v15L19.5 12z',
  puzzles: 'M9 4h6v3.5a2 2 0 1 0 3 1.7H20V20H4V9.200h2A2 2 0 1 0 9 7.5z',
  learn: 'M12 6.5C9.5 4.5 6.5 4 3 4v14c3.5 0 6.5.5 9 2.5 2.5-2 5.5-2.5 9-2.5V4c-3.5 0-6.5.5-9 2.5zM12 6.5V20',
  watch:
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.800 6.5-9.5 6.5S5 16.5 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  tournaments:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1 5 3.800 5M17 6h3.5c0 3.5-1 5-3.800 5M12 14v4M8 20h8',
  settings:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  theme: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 4v16',
}
const offered: Section[] = hasServer
  ? ['play', 'puzzles', 'learn', 'watch', 'tournaments']
  : ['play', 'puzzles', 'learn']

/** The section that a path belongs to, by its first word; null for none, such as the settings. */
function sectionOf(path: string): Section | null {
  const [, first] = path.split('/')
  switch (first) {
    case '':
    case 'games':
    case 'play':
    case 'play-online':
    case 'challenge':
    case 'pass-and-play':
    case 'lobby':
      return 'play'
    case 'puzzle':
      return 'puzzles'
    default:
      return offered.find((each) => each === first) ?? null
  }
}

export function Header({ path }: { path: string }): JSX.Element {
  const Account = useLazy(hasServer, () => import('./account_menu'))
  const atTable = /^\/(t|local|record)\b/.test(path)
  const now = sectionOf(path)
  return (
    <header class={atTable ? 'top at-table' : 'top'}>
      <a
        class="skip visually-hidden"
        href="#content"
        onClick={(e) => {
          e.preventDefault()
          focusMain()
        }}
      >
        {say.skip}
      </a>
      <a href="/" class="wordmark" aria-label={say.home}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 16C16 9 10 6 6 9s-2 9 3 9c3 0 4-3 2-5M16 16c6 3.5 11.6-.2 11-5.200S20.2 4 17.7 8.300c-1.5 2.6.6 5 3.3 4.300M16 16c-6 3.5-5.6 10.2-1 12.200s9-3.2 6.5-7.500c-1.5-2.6-4.6-2-5.4.7" />
        </svg>
        <span>{words.name}</span>
      </a>
      <nav class="sections" aria-label={say.sectionsLabel}>
        {offered.map((section) => (
          <a
            key={section}
            href={section === 'play' ? '/' : `/${section}`}
            aria-current={section === now ? 'page' : undefined}
          >
            <Icon d={icons[section]} />
            <span>{say.sections[section]}</span>
          </a>
        ))}
      </nav>
      <div class="header-end">
        {Account && <Account key={path} />}
        <a
          class="button quiet icon"
          href="/settings"
          aria-label={say.settings}
          title={say.settings}
          aria-current={path === '/settings' ? 'page' : undefined}
        >
          <Icon d={icons.settings} />
        </a>
        <ThemeSwitch />
      </div>
    </header>
  )
}

function ThemeSwitch(): JSX.Element {
  const [now, setNow] = useState(theme)
  const other = now === 'dark' ? 'light' : 'dark'
  const label = other === 'dark' ? say.toDark : say.toLight
  const flip = () => {
    setTheme(other)
    setNow(other)
  }
  return (
    <button class="quiet icon" onClick={flip} aria-label={label} title={label}>
      <Icon d={icons.theme} />
    </button>
  )
}
