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
            <Icon name={section} />
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
          <Icon name="settings" />
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
      <Icon name="theme" />
    </button>
  )
}
